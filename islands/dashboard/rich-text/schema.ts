import { type Extensions, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';

/** Addresses that the server keeps in a link, with https for http (server/services/content/rich-text.ts). */
export const ALLOWED_LINK = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Where pictures lie that texts may show. */
export const OWN_PICTURE = /^\/media\/[0-9a-f]+\//;

/** Pictures of ours only, with the measures that keep their place while they load. */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => (OWN_PICTURE.test(image.getAttribute('src') ?? '') ? null : false),
    },
  ],
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    loading: { default: 'lazy' },
  }),
});

/** What older texts may hold and the toolbar does not make: it is kept, and its words can be changed. */
const inherited = [
  Node.create({
    name: 'figure',
    group: 'block',
    content: 'image caption?',
    isolating: true,
    parseHTML: () => [{ tag: 'figure' }],
    renderHTML: () => ['figure', 0],
  }),
  Node.create({
    name: 'caption',
    content: 'inline*',
    parseHTML: () => [{ tag: 'figcaption' }],
    renderHTML: () => ['figcaption', 0],
  }),
  Node.create({
    name: 'table',
    group: 'block',
    content: 'row+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'row',
    content: '(cell | headCell)*',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  Node.create({
    name: 'cell',
    content: 'block+',
    isolating: true,
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: () => ['td', 0],
  }),
  Node.create({
    name: 'headCell',
    content: 'block+',
    isolating: true,
    parseHTML: () => [{ tag: 'th' }],
    renderHTML: () => ['th', 0],
  }),
];

/** Exactly what the server keeps of a text; all else that is pasted becomes plain words. */
export const richTextParts: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => ALLOWED_LINK.test(address),
      shouldAutoLink: (address) => ALLOWED_LINK.test(address),
    },
  }),
  Picture,
  ...inherited,
];
