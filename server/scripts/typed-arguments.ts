import { StartError } from '../start-error.ts';

/**
 * What was typed behind a command's name. A command that does much by a word must not do it by one too many, as of a
 * path or a reason with a space in it, nor for who asked it for help. @throws `usage`
 */
export function typedArguments(
  usage: ConstructorParameters<typeof StartError>[0],
  { least, most }: { least: number; most: number },
): string[] {
  const typed = process.argv.slice(2);
  const isUnderstood = typed.every((word) => !word.startsWith('-'));
  if (!isUnderstood || typed.length < least || typed.length > most) throw new StartError(usage);
  return typed;
}
