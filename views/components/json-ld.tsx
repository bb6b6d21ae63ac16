/** Structured data for search engines; schema.org terms, absolute addresses. */
export function JsonLd({ content }: { content: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: escapeJson({ '@context': 'https://schema.org', ...content }),
      }}
    />
  );
}

/** JSON that may stand inside a script element: a `</script>` in a value cannot close it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
