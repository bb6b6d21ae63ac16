/** The shape of cards that are still on their way; shown only after 400 ms of waiting. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div className="cards" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <div className="skeleton" key={index}>
          <i className="picture" />
          <i className="tall" />
          <i />
          <i className="short" />
        </div>
      ))}
    </div>
  );
}
