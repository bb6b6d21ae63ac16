/**
 * A page's labels as their texts alone, in an order that both sides know: the names of fifty labels
 * would weigh as much as a picture's markup in every page.
 */
export const packLabels = <Name extends string>(
  names: readonly Name[],
  labels: Record<Name, string>,
): string[] => names.map((name) => labels[name]);

export const unpackLabels = <Name extends string>(
  names: readonly Name[],
  texts: readonly string[],
): Record<Name, string> =>
  Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])) as Record<
    Name,
    string
  >;
