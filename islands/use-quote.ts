import { useCallback, useEffect, useRef, useState } from 'react';

import { paths } from '../server/shared/paths.ts';
import type { LiveQuote, StayChoice } from './live-quote-types.ts';
import { fetchInTime } from './patience.ts';

export interface QuoteState {
  /** Null while no stay is chosen. */
  quote: LiveQuote | null;
  waiting: boolean;
  failed: boolean;
  /** Asks once more for what could not be read. */
  retry: () => void;
}

interface Opened {
  choice: StayChoice;
  quote: LiveQuote | null;
}

/** Moves that follow each other quicker are answered together. */
const DEBOUNCE_MS = 250;

/**
 * The quote of the chosen stay: first the page's own, then the server's answer to every change. The
 * page's address follows, so that a reload or a shared link shows the same.
 */
export function useQuote(
  villa: { id: number; slug: string },
  opened: Opened,
  choice: StayChoice,
): QuoteState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<QuoteState, 'retry'>>({
    quote: opened.quote,
    waiting: false,
    failed: false,
  });
  const shown = useRef(opened.choice);
  useEffect(() => {
    if (shown.current === choice && attempt === 0) return;
    shown.current = choice;
    history.replaceState(history.state, '', paths.villa(villa.slug, choice));
    if (!choice.check_in || !choice.check_out) {
      setState({ quote: null, waiting: false, failed: false });
      return;
    }
    setState((before) => ({ ...before, waiting: true, failed: false }));
    return later(DEBOUNCE_MS, async (signal) => {
      const quote = await fetchQuote(villa.id, choice, signal);
      if (!signal.aborted) setState({ quote, waiting: false, failed: quote === null });
    });
  }, [villa, choice, attempt]);
  return { ...state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

/** Does something in a while unless it is taken back; taken back later, its request is given up. */
function later(milliseconds: number, act: (signal: AbortSignal) => void): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => act(stop.signal), milliseconds);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

async function fetchQuote(villa_id: number, choice: StayChoice, signal: AbortSignal) {
  try {
    const response = await fetchInTime(paths.api.quote({ villa_id, ...choice }), { signal });
    if (!response.ok) return null;
    const { content } = (await response.json()) as { content: LiveQuote };
    return content;
  } catch {
    return null;
  }
}
