interface HiddenValuesProps {
  /** By the names of the call's fields. */
  texts: Record<string, string | undefined>;
  /** Numbers and lists, which go out as JSON and not as texts. */
  values: Record<string, unknown>;
}

/** What a form sends along without a field of its own to change it in. */
export function HiddenValues({ texts, values }: HiddenValuesProps) {
  return (
    <>
      {Object.entries(texts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(values).map(([name, value]) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={JSON.stringify(value)}
          data-type="json"
        />
      ))}
    </>
  );
}
