import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Makes an island's HTML live, then does again what was done to it before. */
export function hydrate(island: HTMLElement, part: ComponentType<object>, kept: Event[]): void {
  const props: object = JSON.parse(island.previousElementSibling?.textContent ?? '{}');
  const onAlive = () => {
    island.dataset.alive = '';
    for (const event of kept.splice(0)) replay(event);
  };
  const children = createElement(part, props);
  // In one go: a press that fell between its parts would come to nothing.
  flushSync(() => {
    hydrateRoot(island, createElement(Alive, { onAlive, children }), {
      identifierPrefix: island.id,
    });
  });
}

interface AliveProps {
  onAlive: () => void;
  children: ReactNode;
}

/**
 * Tells when an island listens: after its second rendering, as some only then draw what the server
 * could not know. It draws nothing itself, so the server's HTML fits.
 */
function Alive({ onAlive, children }: AliveProps) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    if (mounted) onAlive();
    else setMounted(true);
  }, [mounted, onAlive]);
  return children;
}

function replay(event: Event): void {
  const target = event.target as HTMLElement;
  if (event.type === 'click') target.click();
  else if (event.type === 'keydown') target.dispatchEvent(new KeyboardEvent('keydown', event));
  else replayEntry(event, target as HTMLInputElement);
}

/**
 * React compares a field with what it held when it came alive, and tells nobody of a value it knows
 * already: it is made to know another one first.
 */
function replayEntry({ type }: Event, field: HTMLInputElement): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (type !== 'change') return;
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value } = field;
  field.value = `${value}?`;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
