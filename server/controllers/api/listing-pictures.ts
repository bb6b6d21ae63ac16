import type { Request, Response } from 'express';
import type { z } from 'zod';

import { type Db, db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseUpload } from '../../middleware/uploads.ts';
import { parse, parseBody } from '../../parse.ts';
import { presentBoatPicture, presentVillaPicture } from '../../presenters/listing-pictures.ts';
import { presentUpload } from '../../presenters/upload-results.ts';
import { requireBoat } from '../../queries/boat-closings.ts';
import { getPicture, type PictureRow } from '../../queries/listing-pictures.ts';
import { requireVilla } from '../../queries/priced-villa-locks.ts';
import { BoatPictureChanges, BoatPictureUpload } from '../../schemas/boat-pictures.ts';
import { IdParams, Nothing, Ranking } from '../../schemas/common.ts';
import { VillaPictureChanges, VillaPictureUpload } from '../../schemas/villa-pictures.ts';
import {
  addPictures,
  deletePicture,
  editPicture,
  rankPictures,
} from '../../services/listing-pictures.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';

interface PictureCalls<Upload> {
  of: ListingKind;
  Upload: z.ZodType<Upload>;
  /** Whose gallery it goes to, and of what the pictures are. */
  placeOf: (upload: Upload) => { listing_id: number; kind: string | undefined };
  requireListing: (db: Db, id: number) => Promise<void>;
  Changes: z.ZodType<{ alt: string; kind: string | null }>;
  present: (row: PictureRow) => object;
}

/** The calls of a villa's or a boat's gallery. */
const callsOf = <Upload>({
  of,
  Upload,
  placeOf,
  requireListing,
  Changes,
  present,
}: PictureCalls<Upload>) => ({
  async upload(req: Request, res: Response) {
    const { fields, files } = parseUpload(Upload, req);
    const place = placeOf(fields);
    await requireListing(db, place.listing_id);
    const results = await addPictures(db, of, place, { files, doer: doer(req, res) });
    res.status(201).json({ content: presentUpload(results, present) });
  },

  async update(req: Request, res: Response) {
    const { id } = parse(IdParams, req.params);
    await getPicture(db, of, id);
    await editPicture(db, { of, id }, parseBody(Changes, req), doer(req, res));
    res.json({ content: present(await getPicture(db, of, id)) });
  },

  async order(req: Request, res: Response) {
    const ranking = parseBody(Ranking, req);
    await rankPictures(db, of, ranking, doer(req, res));
    res.json({ content: ranking });
  },

  async remove(req: Request, res: Response) {
    const { id } = parse(IdParams, req.params);
    await getPicture(db, of, id);
    parseBody(Nothing, req);
    await deletePicture(db, { of, id }, doer(req, res));
    res.json({ content: { id } });
  },
});

export const villaPictures = callsOf({
  of: 'villa',
  Upload: VillaPictureUpload,
  placeOf: ({ villa_id, kind }) => ({ listing_id: villa_id, kind }),
  requireListing: requireVilla,
  Changes: VillaPictureChanges,
  present: presentVillaPicture,
});

export const boatPictures = callsOf({
  of: 'boat',
  Upload: BoatPictureUpload,
  placeOf: ({ boat_id, kind }) => ({ listing_id: boat_id, kind }),
  requireListing: requireBoat,
  Changes: BoatPictureChanges,
  present: presentBoatPicture,
});
