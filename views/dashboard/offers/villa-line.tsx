import type { ReactNode } from 'react';

import { type PictureData, thumbnailUrl } from '../../../server/shared/pictures.ts';
import type { Site } from '../../layouts/site.ts';

interface LineVilla {
  name: string;
  town: string;
  district: string;
  capacity: number;
  bedrooms: number;
  picture: PictureData | null;
}

interface Props {
  /** Where an address leads to the line. */
  id: string;
  site: Site;
  villa: LineVilla;
  /** What stands at the line's end. */
  children: ReactNode;
}

/** A villa in a list to pick from. */
export function VillaLine({ id, site: { t }, villa, children }: Props) {
  const { name, town, district, capacity, bedrooms, picture } = villa;
  return (
    <li id={id}>
      <span className="thumbnail">
        {picture && (
          <img src={thumbnailUrl(picture)} alt="" width={44} height={44} loading="lazy" />
        )}
      </span>
      <div>
        <b>{name}</b>
        <small>{t('offers:draft.place', { town, district, capacity, bedrooms })}</small>
      </div>
      {children}
    </li>
  );
}
