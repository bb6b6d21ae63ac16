import { invalid } from '../../errors.ts';
import { slugOf } from '../../shared/slug.ts';

/** The address of a new page, made from its name. @throws 422 for a name without a letter or digit */
export function slugFor(name: string): string {
  const slug = slugOf(name);
  if (!slug) throw invalid({ slug: 'required' });
  return slug;
}
