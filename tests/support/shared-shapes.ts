/*
 * For `--import` in jest's processes. V8 describes all objects that `Object.create` makes of one prototype by
 * one hidden class, and that belongs to the world of the first of them. Where packages inherit from Node's own
 * classes, a test file's world would stay in memory, with everything loaded into it, as long as any later file
 * inherits from the same; ten of them did, and going through them was a sixth of what the tests took. Made here
 * first, and kept, these classes belong to no test file.
 */
const INHERITED_FROM = ['events', 'fs', 'http', 'https', 'net', 'stream', 'tls', 'url', 'zlib'];

const isClass = (value: unknown): value is { prototype: object } =>
  typeof value === 'function' && 'prototype' in value;

const kept = INHERITED_FROM.flatMap((name) =>
  Object.values(process.getBuiltinModule(name) ?? {})
    .filter(isClass)
    .map(({ prototype }) => Object.create(prototype)),
);

Object.assign(globalThis, { koyKeptShapes: kept });
