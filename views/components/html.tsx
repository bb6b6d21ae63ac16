/** Staff's rich text. It was sanitised when it was saved; nothing else may be passed in. */
export function Html({ content, className = 'prose' }: { content: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: content }} />;
}
