import vm from 'node:vm';

/**
 * For `--import` in jest's processes. Each test file has a world of its own, and jest compiles the
 * product and the packages anew in it, a quarter of what a short file takes. What V8 made of a source
 * serves the next file of the same worker; whether it fits is V8's to say. Types and behaviour are
 * those of `node:vm`. Of the bytes a copy is kept: they themselves belong to the world in which they were
 * made, all of which would stay with them.
 */
const compiled = new Map<string, { source: string; data: Buffer }>();

const dataFor = (file: string | undefined, source: string): Buffer | undefined => {
  const known = compiled.get(file ?? '');
  return known?.source === source ? known.data : undefined;
};

declare module 'node:vm' {
  interface SourceTextModule {
    createCachedData(): Buffer;
  }
}

/** Tests themselves are read once. */
const isShared = (file: string | undefined): file is string =>
  file !== undefined && /[\\/](build|node_modules)[\\/]/.test(file);

class KeptModule extends vm.SourceTextModule {
  constructor(source: string, options: vm.SourceTextModuleOptions = {}) {
    const { identifier } = options;
    const cachedData = dataFor(identifier, source);
    super(source, cachedData ? { ...options, cachedData } : options);
    if (!cachedData && isShared(identifier))
      compiled.set(identifier, { source, data: Buffer.from(this.createCachedData()) });
  }
}

const { compileFunction } = vm;

const compileKept: typeof compileFunction = (source, params, options) => {
  const file = options?.filename;
  const cachedData = dataFor(file, source);
  if (cachedData) return compileFunction(source, params, { ...options, cachedData });
  if (!isShared(file)) return compileFunction(source, params, options);
  const made = compileFunction(source, params, { ...options, produceCachedData: true });
  if (made.cachedData) compiled.set(file, { source, data: Buffer.from(made.cachedData) });
  return made;
};

Object.assign(vm, { SourceTextModule: KeptModule, compileFunction: compileKept });
