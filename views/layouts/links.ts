import { paths } from '../../server/shared/paths.ts';
import type { ShellSite } from './site.ts';

export interface TextLink {
  href: string;
  text: string;
}

/** The company menu: header, drawer and footer show the same. */
export function companyLinks({ t }: ShellSite): TextLink[] {
  return [
    { href: paths.about(), text: t('layout:links.about') },
    { href: paths.documents(), text: t('layout:links.documents') },
    { href: paths.banks(), text: t('layout:links.banks') },
    { href: paths.rentalTerms(), text: t('layout:links.rental') },
    { href: paths.kvkk(), text: t('layout:links.kvkk') },
    { href: paths.privacy(), text: t('layout:links.privacy') },
    { href: paths.securePayment(), text: t('layout:links.secure_payment') },
    { href: paths.cars(), text: t('layout:links.cars') },
  ];
}

export function helpLinks({ t }: ShellSite): TextLink[] {
  return [
    { href: paths.enquire(), text: t('layout:enquire') },
    { href: paths.howToRent(), text: t('layout:links.how_to_rent') },
    { href: paths.cancellation(), text: t('layout:links.cancellation') },
    { href: paths.faq(), text: t('layout:links.faq') },
    { href: paths.blog(), text: t('layout:links.blog') },
    { href: paths.contact(), text: t('layout:links.contact') },
  ];
}

/** Villa types as links; null where the menu's query failed. */
export function villaTypeLinks({ villa_types }: ShellSite): TextLink[] | null {
  return villa_types?.map(({ slug, name }) => ({ href: paths.landing(slug), text: name })) ?? null;
}

export function boatTypeLinks({ boat_types }: ShellSite): TextLink[] | null {
  return boat_types?.map(({ slug, name }) => ({ href: paths.landing(slug), text: name })) ?? null;
}

/** Regions, then their towns as the market names them; null where the menu's query failed. */
export function regionLinks({ regions }: ShellSite): TextLink[] | null {
  if (!regions) return null;
  const places = [...regions, ...regions.flatMap(({ towns }) => towns)];
  return places.map(({ slug, name }) => ({ href: paths.landing(slug), text: name }));
}
