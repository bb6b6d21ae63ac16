import { z } from 'zod';

import { exported, IdText, Line, paging, Text, Version } from './common.ts';

/** The texts a guest accepts before paying: of a villa and of a boat. */
export const LEGAL_KINDS = [
  'PRE_INFORMATION',
  'CONTRACT',
  'CHARTER_INFORMATION',
  'CHARTER_CONTRACT',
] as const;

export type LegalKind = (typeof LEGAL_KINDS)[number];

/** As addresses have them. */
const PLACES = [
  'pre_information',
  'contract',
  'charter_information',
  'charter_contract',
] as const satisfies readonly Lowercase<LegalKind>[];

export const LegalParams = z.strictObject({ kind: z.enum(PLACES) });
export const EditionParams = LegalParams.extend({ number: IdText });

/** `GET /v1/admin/legaldocuments/{kind}/editions`. */
export const EditionList = z.strictObject({ ...paging(20), ...exported });

/** `POST …/editions`: `version` is the edition the text was changed from. */
export const NewEdition = z.strictObject({
  title: Line(200),
  body: Text(100_000).min(1),
  version: Version,
});

/** `POST …/preview`: nothing is kept. */
export const EditionPreview = z.strictObject({
  title: z.string().trim().max(200).default(''),
  body: Text(100_000),
});

/** `/dashboard/website/contracts/{kind}`: the edition that is read beside the form. */
export const LegalPageQuery = z.object({ number: IdText.optional() });

export type NewEdition = z.infer<typeof NewEdition>;

export const kindOf = (place: Lowercase<LegalKind>): LegalKind => place.toUpperCase() as LegalKind;
