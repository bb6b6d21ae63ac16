const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in an element or a quoted attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
