/** A function of an object that nobody changes, worked out once for each as long as that is in memory. */
export function onceEach<Given extends object, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const made = new WeakMap<Given, { value: Made }>();
  return (given) => {
    const known = made.get(given) ?? { value: make(given) };
    made.set(given, known);
    return known.value;
  };
}

/** The same of an object and a word or number, of which each object meets few. */
export function onceEachWith<Given extends object, Word extends string | number, Made>(
  make: (given: Given, word: Word) => Made,
): (given: Given, word: Word) => Made {
  const madeOf = onceEach((_: Given) => new Map<Word, { value: Made }>());
  return (given, word) => {
    const made = madeOf(given);
    const known = made.get(word) ?? { value: make(given, word) };
    made.set(word, known);
    return known.value;
  };
}
