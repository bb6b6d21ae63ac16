// Made from the OpenAPI document by `npm run client`; please do not edit.

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export interface ClientOptions {
  /** Where the API stands: `https://…`, without a slash at the end. */
  base: string;
  /** The bearer token of `login`; asked before every call. */
  token?: () => string | undefined;
  /** Another way to send; `fetch` by default. */
  send?: typeof fetch;
}

/** What a failed call answered. */
export class ApiFailure extends Error {
  readonly status: number;
  /** A fixed name, such as `dates_taken`. */
  readonly code: string;
  /** Turkish sentence by field. */
  readonly fields: Record<string, string>;
  /** The whole answer: some codes carry further facts. */
  readonly answer: Record<string, Json>;

  constructor(status: number, answer: Record<string, Json>) {
    super(String(answer.content ?? status));
    this.name = 'ApiFailure';
    this.status = status;
    this.code = String(answer.code ?? '');
    this.fields = (answer.fields ?? {}) as Record<string, string>;
    this.answer = answer;
  }
}

export interface LoginCall {
  body: {
    email: string;
    password: string;
    totp?: string;
    recovery_code?: string;
  };
}

export type LoginAnswer = {
  content: {
    accessToken: string;
    user: {
      id: number;
      role: 'ADMIN' | 'OWNER';
      UserDetail: {
        firstName: string;
        lastName: string;
      };
    };
  };
};

export type LogoutAnswer = {
  content: {
    ended: true;
  };
};

export type ListOwnSessionsAnswer = {
  content: Array<{
    id: number;
    current: boolean;
    browser: string | null;
    system: string | null;
    handheld: boolean;
    place: string | null;
    created_at: string;
    last_seen_at: string;
  }>;
};

export type EndOtherSessionsAnswer = {
  content: {
    ended: number;
  };
};

export interface EndOwnSessionCall {
  path: {
    id: number;
  };
}

export type EndOwnSessionAnswer = {
  content: {
    id: number;
  };
};

export interface SetOwnPasswordCall {
  body: {
    current: string;
    password: string;
    repeated: string;
  };
}

export type SetOwnPasswordAnswer = {
  content: {
    ended: number;
  };
};

export interface ProveAgainCall {
  body: {
    password: string;
  };
}

export type ProveAgainAnswer = {
  content: {
    proved: true;
    accessToken: string;
  };
};

export interface StartTotpCall {
  body: {
    password: string;
  };
}

export type StartTotpAnswer = {
  content: {
    secret: string;
    address: string;
  };
};

export interface EndTotpCall {
  body: {
    password: string;
    code: string;
  };
}

export type EndTotpAnswer = {
  content: {
    on: false;
  };
};

export interface ConfirmTotpCall {
  body: {
    code: string;
  };
}

export type ConfirmTotpAnswer = {
  content: {
    recovery_codes: string[];
    ended: number;
  };
};

export interface RenewRecoveryCodesCall {
  body: {
    password: string;
    code: string;
  };
}

export type RenewRecoveryCodesAnswer = {
  content: {
    recovery_codes: string[];
  };
};

export interface TakeTotpFromUserCall {
  path: {
    id: number;
  };
}

export type TakeTotpFromUserAnswer = {
  content: {
    id: number;
  };
};

export interface FindAnythingCall {
  query: {
    q: string;
  };
}

export type FindAnythingAnswer = {
  content: {
    reservations: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
      customer_name: string;
      customer_phone: string | null;
      listing_name: string;
      check_in: string;
      check_out: string;
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
    }>;
    listings: Array<{
      kind: 'villa' | 'boat';
      id: number;
      name: string;
      code: string | null;
      active: boolean;
    }>;
    users: Array<{
      id: number;
      role: 'ADMIN' | 'OWNER';
      name: string;
      email: string;
      phone: string | null;
      active: boolean;
    }>;
  };
};

export interface ListSavedViewsCall {
  query: {
    list: 'villas' | 'boats' | 'users' | 'villa_reservations' | 'ministry' | 'boat_reservations' | 'transactions' | 'external' | 'comments' | 'messages' | 'subscribers' | 'posts' | 'offers' | 'outbox' | 'feeds' | 'newsletters' | 'audit';
  };
}

export type ListSavedViewsAnswer = {
  content: Array<{
    id: number;
    list: 'villas' | 'boats' | 'users' | 'villa_reservations' | 'ministry' | 'boat_reservations' | 'transactions' | 'external' | 'comments' | 'messages' | 'subscribers' | 'posts' | 'offers' | 'outbox' | 'feeds' | 'newsletters' | 'audit';
    name: string;
    search: string;
    shared: boolean;
    opening: boolean;
    created_at: string;
  }>;
};

export interface CreateSavedViewCall {
  body: {
    list: 'villas' | 'boats' | 'users' | 'villa_reservations' | 'ministry' | 'boat_reservations' | 'transactions' | 'external' | 'comments' | 'messages' | 'subscribers' | 'posts' | 'offers' | 'outbox' | 'feeds' | 'newsletters' | 'audit';
    name: string;
    search: string;
    shared?: boolean;
    opening?: boolean;
  };
}

export type CreateSavedViewAnswer = {
  content: {
    id: number;
    list: 'villas' | 'boats' | 'users' | 'villa_reservations' | 'ministry' | 'boat_reservations' | 'transactions' | 'external' | 'comments' | 'messages' | 'subscribers' | 'posts' | 'offers' | 'outbox' | 'feeds' | 'newsletters' | 'audit';
    name: string;
    search: string;
    shared: boolean;
    opening: boolean;
    created_at: string;
  };
};

export interface UpdateSavedViewCall {
  path: {
    id: number;
  };
  body: {
    name: string;
    shared?: boolean;
    opening?: boolean;
  };
}

export type UpdateSavedViewAnswer = {
  content: {
    id: number;
    list: 'villas' | 'boats' | 'users' | 'villa_reservations' | 'ministry' | 'boat_reservations' | 'transactions' | 'external' | 'comments' | 'messages' | 'subscribers' | 'posts' | 'offers' | 'outbox' | 'feeds' | 'newsletters' | 'audit';
    name: string;
    search: string;
    shared: boolean;
    opening: boolean;
    created_at: string;
  };
};

export interface DeleteSavedViewCall {
  path: {
    id: number;
  };
}

export type DeleteSavedViewAnswer = {
  content: {
    id: number;
  };
};

export interface ChooseColumnsCall {
  body: {
    list: 'villas' | 'boats' | 'users' | 'villa_reservations' | 'ministry' | 'boat_reservations' | 'transactions' | 'external' | 'comments' | 'messages' | 'subscribers' | 'posts' | 'offers' | 'outbox' | 'feeds' | 'newsletters' | 'audit';
    shown: Record<string, boolean>;
  };
}

export type ChooseColumnsAnswer = {
  content: {
    list: 'villas' | 'boats' | 'users' | 'villa_reservations' | 'ministry' | 'boat_reservations' | 'transactions' | 'external' | 'comments' | 'messages' | 'subscribers' | 'posts' | 'offers' | 'outbox' | 'feeds' | 'newsletters' | 'audit';
    hidden: string[];
  };
};

export interface CheckFieldsCall {
  body: {
    call: string;
    fields: Record<string, Json>;
  };
}

export type CheckFieldsAnswer = {
  content: {
    fields: Record<string, string>;
  };
};

export interface ShowQuoteCall {
  query: {
    boat_id?: number;
    unit?: 'week' | 'WEEK' | 'day' | 'DAY' | 'trip' | 'TRIP';
    check_in: string;
    check_out: string;
    adults?: number;
    children?: number;
    babies?: number;
    extras?: number[];
    villa_id?: number;
  };
}

export type ShowQuoteAnswer = {
  content: {
    sellable: boolean;
    reasons: Array<{
      code: 'past' | 'taken' | 'unpriced' | 'min_nights' | 'arrival_day' | 'too_many_guests' | 'too_long' | 'inactive' | 'no_permit' | 'over_permit';
      text: string;
    }>;
    nights: Array<{
      date: string;
      price_kurus: number | null;
      discount_kurus: number;
    }>;
    accommodation_kurus: number | null;
    discount_kurus: number | null;
    discount_label: string | null;
    short_stay_fee_kurus: number | null;
    short_stay_limit: number | null;
    extras: Array<{
      id: number;
      name: string;
      amount_kurus: number;
    }>;
    total_kurus: number | null;
    prepayment_kurus: number | null;
    prepayment_percent: number;
    whole_is_due: boolean;
    balance_kurus: number | null;
    deposit_kurus: number;
    nearest: {
      check_in: string;
      check_out: string;
    } | null;
  } | {
    sellable: boolean;
    reasons: Array<{
      code: string;
      text: string;
    }>;
    nights: Array<{
      date: string;
      price_kurus: number | null;
      discount_kurus: number;
    }>;
    accommodation_kurus: number | null;
    discount_kurus: number | null;
    discount_label: string | null;
    short_stay_fee_kurus: number | null;
    short_stay_limit: number | null;
    extras: Array<{
      id: number;
      name: string;
      amount_kurus: number;
    }>;
    total_kurus: number | null;
    prepayment_kurus: number | null;
    prepayment_percent: number;
    whole_is_due: boolean;
    balance_kurus: number | null;
    deposit_kurus: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    starts_at: string | null;
    ends_at: string | null;
    included: string[];
    excluded: string[];
  };
};

export interface SearchVillasCall {
  query?: {
    q?: string;
    check_in?: string;
    check_out?: string;
    flex?: 'month' | number;
    adults?: number;
    children?: number;
    babies?: number;
    region?: string[];
    town?: string[];
    district?: string[];
    type?: string[];
    feature?: number[];
    bedrooms?: number;
    bathrooms?: number;
    pool?: Array<'private' | 'shared' | 'indoor' | 'none'>;
    privacy?: Array<'secluded' | 'partly' | 'open'>;
    sea?: number;
    pets?: '1';
    instant?: '1';
    min_price?: number;
    max_price?: number;
    area?: string;
    sort?: 'recommended' | 'price_asc' | 'price_desc' | 'rating' | 'newest' | 'capacity';
    page?: number;
    client?: string;
  };
}

export type SearchVillasAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    thumbnail: string | null;
    town: string;
    district: string;
    permit_no: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    highlight: string | null;
    rating: number | null;
    rating_count: number;
    pictures: Array<{
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    }>;
    from_price_kurus: number | null;
    nights: number | null;
    nightly_average_kurus: number | null;
    total_kurus: number | null;
    total_before_discount_kurus: number | null;
    discount_percent: number | null;
    tag: null;
    instant_booking: boolean;
    check_in: string | null;
    check_out: string | null;
  }>;
  total: number;
  skip: number;
  take: number;
  counts: {
    one_of: number;
    places_one_of: number;
    towns: Record<string, number>;
    types: Record<string, number>;
    districts: Array<{
      slug: string;
      name: string;
      town: string;
      villas: number;
    }>;
    features: Array<{
      id: number;
      name: string;
      category: string;
      villas: number;
    }>;
    bedrooms: Record<string, number>;
    bathrooms: Record<string, number>;
    pools: Record<string, number>;
    privacy: Record<string, number>;
    sea: Record<string, number>;
    pets: number;
    instant: number;
    prices: {
      lowest: number;
      highest: number;
      villas: number[];
      one_of: number;
    } | null;
    without: Record<string, number>;
    nearest: Array<{
      check_in: string;
      check_out: string;
      villas: number;
      lowest_kurus: number;
    }>;
  };
};

export interface SearchShortTermCall {
  query?: {
    month?: string;
    nights?: number;
    adults?: number;
    children?: number;
    babies?: number;
    region?: string[];
    town?: string[];
    district?: string[];
    type?: string[];
    page?: number;
    client?: string;
  };
}

export type SearchShortTermAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    thumbnail: string | null;
    town: string;
    district: string;
    permit_no: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    highlight: string | null;
    rating: number | null;
    rating_count: number;
    pictures: Array<{
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    }>;
    from_price_kurus: number | null;
    nights: number;
    nightly_average_kurus: number | null;
    total_kurus: number;
    total_before_discount_kurus: number | null;
    discount_percent: number | null;
    tag: null;
    instant_booking: boolean;
    check_in: string;
    check_out: string;
  }>;
  total: number;
  skip: number;
  take: number;
};

export type ListShownVillasAnswer = {
  content: Array<{
    id: number;
    title: string;
    subtitle: string;
    link: string | null;
    villas: Array<{
      id: number;
      slug: string;
      name: string;
      thumbnail: string | null;
      town: string;
      district: string;
      permit_no: string;
      capacity: number;
      bedrooms: number;
      bathrooms: number;
      highlight: string | null;
      rating: number | null;
      rating_count: number;
      pictures: Array<{
        hash: string;
        width: number;
        height: number;
        colour: string;
        alt: string;
      }>;
      from_price_kurus: number | null;
      nights: number | null;
      nightly_average_kurus: number | null;
      total_kurus: number | null;
      total_before_discount_kurus: number | null;
      discount_percent: number | null;
      tag: null;
      instant_booking: boolean;
    }>;
  }>;
};

export interface SuggestVillasCall {
  query?: {
    searchString?: string;
    boats?: '1';
  };
}

export type SuggestVillasAnswer = {
  content: Array<{
    kind: 'villa' | 'boat';
    slug: string;
    name: string;
    town: string;
    thumbnail: string | null;
  }>;
};

export type ListSearchOptionsAnswer = {
  content: {
    regions: Array<{
      id: number;
      slug: string;
      name: string;
      towns: Array<{
        id: number;
        slug: string;
        name: string;
        District: Array<{
          id: number;
          slug: string;
          name: string;
        }>;
      }>;
    }>;
    villa_types: Array<{
      id: number;
      slug: string;
      name: string;
    }>;
    feature_categories: Array<{
      id: number;
      name: string;
      features: Array<{
        id: number;
        name: string;
      }>;
    }>;
  };
};

export interface CompareVillasCall {
  query?: {
    ids?: number[];
  };
}

export type CompareVillasAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    thumbnail: string | null;
    thumbnail_alt: string;
    rating: number | null;
    rating_count: number;
    deposit_kurus: number;
    from_price_kurus: number | null;
    town: string;
    district: string;
    permit_no: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    sea_metres: number | null;
    min_nights: number;
    deposit_up_to_kurus: number;
  }>;
};

export interface CompareBoatsCall {
  query?: {
    ids?: number[];
  };
}

export type CompareBoatsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    thumbnail: string | null;
    thumbnail_alt: string;
    rating: number | null;
    rating_count: number;
    deposit_kurus: number;
    from_price_kurus: number | null;
    marina: string;
    town: string;
    type: string;
    length_metres: number | null;
    guests_day: number;
    guests_night: number;
    cabins: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    licence_no: string;
  }>;
};

export type ReadAboutAnswer = {
  content: {
    section: string;
    title: string;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
    updated_at: string;
  };
};

export type ReadPrivacyAnswer = {
  content: {
    section: string;
    title: string;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
    updated_at: string;
  };
};

export type ReadRentalAnswer = {
  content: {
    section: string;
    title: string;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
    updated_at: string;
  };
};

export type ReadCancelAnswer = {
  content: {
    section: string;
    title: string;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
    updated_at: string;
  };
};

export type ReadKvkkAnswer = {
  content: {
    section: string;
    title: string;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
    updated_at: string;
  };
};

export type ReadHowRentAnswer = {
  content: {
    section: string;
    title: string;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
    updated_at: string;
  };
};

export type ReadContactAnswer = {
  content: {
    site_phone: string | null;
    site_email: string | null;
    whatsapp_phone: string | null;
    support_hours: string | null;
    map_url: string | null;
    company_title: string | null;
    company_address: string | null;
    company_mersis_no: string | null;
    company_kep_address: string | null;
    company_tax_office: string | null;
    company_tax_no: string | null;
    company_trade_registry_no: string | null;
    company_chamber: string | null;
    company_responsible: string | null;
    tursab_no: string | null;
    tursab_group: string | null;
    tursab_url: string | null;
    etbis_url: string | null;
    facebook_link: string | null;
    instagram_link: string | null;
    twitter_link: string | null;
    youtube_link: string | null;
    body: string | null;
  };
};

export type ReadHomeAnswer = {
  content: {
    site_name: string;
    site_title: string;
    site_footer_text: string | null;
    exchange_rates: {
      dollar_exchange_rate: string;
      euro_exchange_rate: string;
      sterling_exchange_rate: string;
      updated_on: string;
    } | null;
    hero: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    villas: number;
    boats: number;
    rating: number | null;
    rating_count: number;
    towns: Array<{
      id: number;
      slug: string;
      name: string;
      villa_count: number;
      from_price_kurus: number | null;
      picture: {
        hash: string;
        width: number;
        height: number;
        colour: string;
        alt: string;
      } | null;
    }>;
    comments: Array<{
      id: number;
      listing: {
        kind: 'villa' | 'boat';
        id: number;
        slug: string;
        name: string;
      };
      author: string;
      score: number;
      text: string;
      month: string;
    }>;
    posts: Array<{
      id: number;
      slug: string;
      title: string;
      topic: string | null;
      picture: {
        hash: string;
        width: number;
        height: number;
        colour: string;
        alt: string;
      } | null;
    }>;
  };
};

export type ReadBankAnswer = {
  content: {
    body: string | null;
    accounts: Array<{
      id: number;
      bank_name: string;
      branch: string | null;
      holder: string;
      iban: string;
      currency: string;
      note: string;
    }>;
  };
};

export interface ReadCommentsCall {
  query?: {
    skip?: number;
    take?: number;
    villa_id?: number;
    boat_id?: number;
  };
}

export type ReadCommentsAnswer = {
  content: Array<{
    id: number;
    listing: {
      kind: 'villa' | 'boat';
      id: number;
      slug: string;
      name: string;
    };
    author: string;
    score: number;
    text: string;
    answer: string | null;
    month: string;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface SendContactMessageCall {
  body: {
    name: string;
    email: string;
    phone?: string;
    subject?: string;
    message: string;
    villa?: string;
    boat?: string;
  };
}

export type SendContactMessageAnswer = {
  content: string;
};

export interface SubscribeCall {
  body: {
    email: string;
  };
}

export type SubscribeAnswer = {
  content: string;
};

export type CountUnreadAnswer = {
  content: {
    reservationCount: number;
    contactCount: number;
  };
};

export type ShowOverviewAnswer = {
  content: {
    role: 'ADMIN';
    now: string;
    counts: {
      pending: number;
      pending_villas: number;
      options: number;
      options_villas: number;
      arrivals: number;
      departures: number;
      staying: number;
    };
    needs_action: {
      first_step: 'places' | 'villa' | 'villas' | 'boats' | 'prices' | 'boat_prices' | 'showcase' | null;
      transactions: number;
      paid_unsold: number;
      feeds: number;
      feed_conflicts: number;
      external: number;
      permits: number;
      permits_missing: number;
      permits_unverified: number;
      permits_due: number;
      papers_ending: number;
      btrans: number;
      btrans_months: number;
      btrans_changed: number;
      btrans_changed_month: string | null;
      late_arrivals: number;
      late_departures: number;
      reviews: number;
      boat_reviews: number;
      transfers: number;
      late_boat_arrivals: number;
      late_boat_departures: number;
      comments: number;
      messages: number;
      requests: number;
      mails: number;
      banks_missing: number;
    };
    pending: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      villa_name: string;
      customer_name: string;
      check_in: string;
      check_out: string;
      adults: number;
      children: number;
      babies: number;
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
      status: 'PENDING' | 'OPTION';
      customer_phone: string;
      total_kurus: number;
      created_at: string;
      option_until: string | null;
      waiting: number;
      waiting_villas: number;
    }>;
    options: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      villa_name: string;
      customer_name: string;
      check_in: string;
      check_out: string;
      adults: number;
      children: number;
      babies: number;
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
      status: 'PENDING' | 'OPTION';
      customer_phone: string;
      total_kurus: number;
      created_at: string;
      option_until: string | null;
      waiting: number;
      waiting_villas: number;
    }>;
    arrivals: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      villa_name: string;
      customer_name: string;
      check_in: string;
      check_out: string;
      adults: number;
      children: number;
      babies: number;
      place: 'arrivals' | 'departures' | 'staying';
      customer_phone: string;
      town: string;
      picture: {
        hash: string;
        width: number;
        height: number;
        colour: string;
        alt: string;
      } | null;
      balance_kurus: number;
    }>;
    departures: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      villa_name: string;
      customer_name: string;
      check_in: string;
      check_out: string;
      adults: number;
      children: number;
      babies: number;
      place: 'arrivals' | 'departures' | 'staying';
      customer_phone: string;
      town: string;
      picture: {
        hash: string;
        width: number;
        height: number;
        colour: string;
        alt: string;
      } | null;
      balance_kurus: number;
    }>;
    staying: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      villa_name: string;
      customer_name: string;
      check_in: string;
      check_out: string;
      adults: number;
      children: number;
      babies: number;
      place: 'arrivals' | 'departures' | 'staying';
      customer_phone: string;
      town: string;
      picture: {
        hash: string;
        width: number;
        height: number;
        colour: string;
        alt: string;
      } | null;
      balance_kurus: number;
    }>;
    due_today_kurus: number;
    year_before: {
      arrivals: number;
      departures: number;
      due_kurus: number;
      asked: number;
      asked_before: number;
    };
    month: {
      month: string;
      occupancy_percent: number;
      last_year_occupancy_percent: number | null;
      revenue_kurus: number;
      boat_revenue_kurus: number;
      last_year_revenue_kurus: number | null;
    };
    year: Array<{
      month: string;
      occupancy_percent: number;
      last_year_occupancy_percent: number | null;
      revenue_kurus: number;
      boat_revenue_kurus: number;
      last_year_revenue_kurus: number | null;
    }> | null;
    towns: Array<{
      town_id: number;
      town: string;
      villas: number;
      percent: number;
    }>;
    latest: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
      customer_name: string;
      villa_name: string;
      check_in: string;
      check_out: string;
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
      total_kurus: number;
      created_at: string;
    }>;
  } | {
    role: 'OWNER';
    staying: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      villa_name: string;
      customer_name: string;
      check_in: string;
      check_out: string;
      adults: number;
      children: number;
      babies: number;
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
      villa_id: number;
      nights: number;
      owner_amount_kurus: number | null;
    }>;
    arrivals: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      villa_name: string;
      customer_name: string;
      check_in: string;
      check_out: string;
      adults: number;
      children: number;
      babies: number;
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
      villa_id: number;
      nights: number;
      owner_amount_kurus: number | null;
    }>;
    villa_count: number;
    staying_before: number;
    month: {
      month: string;
      nights: number;
      occupancy_percent: number;
      earnings_kurus: number | null;
    };
  };
};

export interface ListUsersCall {
  query?: {
    skip?: number;
    take?: number;
    order?: 'id' | '-id' | 'last_name' | '-last_name' | 'last_login_at' | '-last_login_at' | 'created_at' | '-created_at';
    role?: 'ADMIN' | 'OWNER';
    active?: '0' | '1' | 'true' | 'false';
    q?: string;
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListUsersAnswer = {
  content: Array<{
    id: number;
    email: string;
    role: 'ADMIN' | 'OWNER';
    first_name: string;
    last_name: string;
    phone: string | null;
    active: boolean;
    has_password: boolean;
    last_login_at: string | null;
    created_at: string;
    version: number;
    villas: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateUserCall {
  body: {
    email: string;
    role: 'ADMIN' | 'OWNER';
    first_name: string;
    last_name: string;
    phone?: string | null;
    person_kind?: 'INDIVIDUAL' | 'COMPANY';
    title?: string | null;
    tax_office?: string | null;
    vkn?: string | null;
    address?: string | null;
    notify_reservations?: boolean;
    notify_payments?: boolean;
    staff_note?: string | null;
    tckn?: string | null;
    foreign_identity?: string | null;
    iban?: string | null;
    invite?: boolean;
  };
}

export type CreateUserAnswer = {
  content: {
    id: number;
    email: string;
    role: 'ADMIN' | 'OWNER';
    first_name: string;
    last_name: string;
    phone: string | null;
    active: boolean;
    has_password: boolean;
    last_login_at: string | null;
    created_at: string;
    version: number;
    person_kind: 'INDIVIDUAL' | 'COMPANY';
    title: string | null;
    tax_office: string | null;
    vkn: string | null;
    address: string | null;
    notify_reservations: boolean;
    notify_payments: boolean;
    staff_note: string | null;
    has_totp: boolean;
    tckn_masked: string | null;
    foreign_identity_masked: string | null;
    iban_masked: string | null;
  };
};

export interface ListUserNamesCall {
  query?: {
    role?: 'ADMIN' | 'OWNER';
  };
}

export type ListUserNamesAnswer = {
  content: Array<{
    id: number;
    role: 'ADMIN' | 'OWNER';
    name: string;
  }>;
};

export interface FlagUsersCall {
  body: {
    ids: number[];
    active: boolean;
  };
}

export type FlagUsersAnswer = {
  content: {
    ids: number[];
    active: boolean;
    changed: number[];
  };
};

export interface ShowUserCall {
  path: {
    id: number;
  };
}

export type ShowUserAnswer = {
  content: {
    id: number;
    email: string;
    role: 'ADMIN' | 'OWNER';
    first_name: string;
    last_name: string;
    phone: string | null;
    active: boolean;
    has_password: boolean;
    last_login_at: string | null;
    created_at: string;
    version: number;
    person_kind: 'INDIVIDUAL' | 'COMPANY';
    title: string | null;
    tax_office: string | null;
    vkn: string | null;
    address: string | null;
    notify_reservations: boolean;
    notify_payments: boolean;
    staff_note: string | null;
    has_totp: boolean;
    tckn_masked: string | null;
    foreign_identity_masked: string | null;
    iban_masked: string | null;
  };
};

export interface UpdateUserCall {
  path: {
    id: number;
  };
  body: {
    email?: string;
    role?: 'ADMIN' | 'OWNER';
    first_name?: string;
    last_name?: string;
    phone?: string | null;
    person_kind?: 'INDIVIDUAL' | 'COMPANY';
    title?: string | null;
    tax_office?: string | null;
    vkn?: string | null;
    address?: string | null;
    notify_reservations?: boolean;
    notify_payments?: boolean;
    staff_note?: string | null;
    tckn?: string | null;
    foreign_identity?: string | null;
    iban?: string | null;
    version?: number;
  };
}

export type UpdateUserAnswer = {
  content: {
    id: number;
    email: string;
    role: 'ADMIN' | 'OWNER';
    first_name: string;
    last_name: string;
    phone: string | null;
    active: boolean;
    has_password: boolean;
    last_login_at: string | null;
    created_at: string;
    version: number;
    person_kind: 'INDIVIDUAL' | 'COMPANY';
    title: string | null;
    tax_office: string | null;
    vkn: string | null;
    address: string | null;
    notify_reservations: boolean;
    notify_payments: boolean;
    staff_note: string | null;
    has_totp: boolean;
    tckn_masked: string | null;
    foreign_identity_masked: string | null;
    iban_masked: string | null;
  };
};

export interface EndUserSessionsCall {
  path: {
    id: number;
  };
}

export type EndUserSessionsAnswer = {
  content: {
    ended: number;
  };
};

export interface InviteUserCall {
  path: {
    id: number;
  };
}

export type InviteUserAnswer = {
  content: {
    id: number;
    email: string;
  };
};

export interface FindPersonalDataCall {
  body: {
    contact: string;
  };
}

export type FindPersonalDataAnswer = {
  content: {
    bookings: Array<{
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      check_in: string;
      check_out: string;
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
      erasure: 'NOW' | 'LATER' | 'RUNNING' | 'WAITING';
      until: string | null;
    }>;
    data: Array<{
      kind: 'contact_messages' | 'offers' | 'subscribers' | 'mails' | 'reservations' | 'boat_reservations' | 'reservation_guests' | 'reservation_requests' | 'reservation_extras' | 'reservation_documents' | 'reservation_events' | 'reservation_revisions' | 'legal_acceptances' | 'payment_links' | 'transactions' | 'deposits' | 'comments' | 'subscriber_events' | 'audit_log' | 'idempotency_keys' | 'mentions';
      row_count: number;
    }>;
  };
};

export interface TakePersonalDataCall {
  body: {
    contact: string;
  };
}

export type TakePersonalDataAnswer = string;

export interface ErasePersonalDataCall {
  body: {
    contact: string;
    reason: string;
  };
}

export type ErasePersonalDataAnswer = {
  content: {
    erased: string[];
    kept: Array<{
      reservation_id: string;
      until: string;
    }>;
    data: Array<{
      kind: 'contact_messages' | 'offers' | 'subscribers' | 'mails' | 'reservations' | 'boat_reservations' | 'reservation_guests' | 'reservation_requests' | 'reservation_extras' | 'reservation_documents' | 'reservation_events' | 'reservation_revisions' | 'legal_acceptances' | 'payment_links' | 'transactions' | 'deposits' | 'comments' | 'subscriber_events' | 'audit_log' | 'idempotency_keys' | 'mentions';
      row_count: number;
    }>;
  };
};

export interface ListVillasCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'id' | '-id' | 'name' | '-name' | 'position' | '-position' | 'created_at' | '-created_at' | 'capacity' | '-capacity' | 'from_price' | '-from_price';
    id?: number;
    popular?: '0' | '1' | 'true' | 'false';
    villa_of_month?: '0' | '1' | 'true' | 'false';
    active?: '0' | '1' | 'true' | 'false';
    region_id?: number;
    town_id?: number;
    type_id?: number;
    owner_id?: number;
    permit?: 'VERIFIED' | 'UNVERIFIED' | 'MISSING' | 'DUE';
    btrans?: 'MISSING';
    min_price?: number;
    max_price?: number;
    q?: string;
  };
}

export type ListVillasAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    villa_id: number;
    code: string | null;
    thumbnail: string | null;
    region: string;
    town: string;
    district: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    active: boolean;
    popular: boolean;
    villa_of_month: boolean;
    position: number;
    permit_no: string | null;
    permit_verified: boolean;
    permit_state: 'VERIFIED' | 'UNVERIFIED' | 'MISSING';
    permit_check_due: string | null;
    owner_id: number | null;
    owner_name: string | null;
    from_price_kurus: number | null;
    taken_nights: number;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateVillaCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    name: string;
    slug?: string;
    code?: string | null;
    owner_id?: number | null;
    district_id: number;
    property_kind?: 'VILLA' | 'DETACHED_HOUSE' | 'STONE_HOUSE' | 'BUNGALOW' | 'APARTMENT' | 'RESIDENCE' | 'MOUNTAIN_HOUSE' | 'FARM_HOUSE' | 'TINY_HOUSE';
    capacity: number;
    bedrooms?: number;
    bathrooms?: number;
    living_rooms?: number;
    floor_area_m2?: number | null;
    plot_area_m2?: number | null;
    lat?: number | null;
    lon?: number | null;
    summary?: string;
    description?: string;
    house_rules?: string;
    internal_note?: string | null;
    seo_title?: string | null;
    seo_description?: string | null;
    pool_kind?: 'NONE' | 'PRIVATE' | 'SHARED' | 'INDOOR';
    pool_privacy?: 'OPEN' | 'PARTLY' | 'SECLUDED' | null;
    pool_length_cm?: number | null;
    pool_width_cm?: number | null;
    pool_depth_cm?: number | null;
    pool_heated?: boolean;
    pool_heating_months?: number[];
    children_pool?: boolean;
    jacuzzi?: boolean;
    check_in_time?: string;
    check_out_time?: string;
    pets?: 'NO' | 'YES' | 'ON_REQUEST';
    smoking?: 'NO' | 'OUTSIDE' | 'YES';
    parties_allowed?: boolean;
    groups_allowed?: boolean;
    extra_visitors_allowed?: boolean;
    quiet_from?: string | null;
    min_nights?: number;
    arrival_weekdays?: number[] | null;
    short_stay_limit?: number;
    short_stay_fee_kurus?: number;
    prepayment_percent?: number;
    deposit_kurus?: number;
    gap_allowed?: boolean;
    gap_min_nights?: number;
    option_hours?: number | null;
    instant_booking?: boolean;
    cancellation_policy_id?: number | null;
    commission_percent?: number;
    type_ids?: number[];
    rooms?: Array<{
      name: string;
      kind?: 'BEDROOM' | 'LIVING_ROOM' | 'KITCHEN' | 'BATHROOM' | 'OTHER';
      beds?: Array<{
        kind: 'DOUBLE' | 'SINGLE' | 'TWIN' | 'BUNK' | 'SOFA' | 'COT';
        count: number;
      }>;
      en_suite?: boolean;
      jacuzzi?: boolean;
      note?: string;
    }>;
    distances?: Array<{
      key: 'SEA' | 'BEACH' | 'CENTRE' | 'MARKET' | 'RESTAURANT' | 'PUBLIC_TRANSPORT' | 'HOSPITAL' | 'PHARMACY' | 'ATM' | 'AIRPORT' | 'BUS_STATION' | 'MARINA' | 'MOSQUE';
      metres: number;
      target?: string | null;
    }>;
  };
}

export type CreateVillaAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    villa_id: number;
    code: string | null;
    owner_id: number | null;
    owner_name: string | null;
    district_id: number;
    district: string;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    property_kind: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    living_rooms: number;
    floor_area_m2: number | null;
    plot_area_m2: number | null;
    lat: number | null;
    lon: number | null;
    summary: string;
    description: string;
    house_rules: string;
    internal_note?: string | null;
    seo_title: string | null;
    seo_description: string | null;
    pool_kind: string;
    pool_privacy: string | null;
    pool_length_cm: number | null;
    pool_width_cm: number | null;
    pool_depth_cm: number | null;
    pool_heated: boolean;
    pool_heating_months: number[];
    children_pool: boolean;
    jacuzzi: boolean;
    check_in_time: string;
    check_out_time: string;
    pets: string;
    smoking: string;
    parties_allowed: boolean;
    groups_allowed: boolean;
    extra_visitors_allowed: boolean;
    quiet_from: string | null;
    min_nights: number;
    arrival_weekdays: number[] | null;
    short_stay_limit: number;
    short_stay_fee_kurus: number;
    prepayment_percent: number;
    deposit_kurus: number;
    gap_allowed: boolean;
    gap_min_nights: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    permit_type: string | null;
    permit_no: string | null;
    permit_holder: string | null;
    permit_date: string | null;
    permit_capacity: number | null;
    permit_state: 'VERIFIED' | 'UNVERIFIED' | 'MISSING';
    permit_verified_at: string | null;
    permit_verified_by: string | null;
    permit_check_due: string | null;
    permit_evidence: string | null;
    permit_looks_usual: boolean | null;
    il_code: number | null;
    ilce_code: number | null;
    mahalle: string | null;
    street: string | null;
    lane: string | null;
    outer_door_no: string | null;
    inner_door_no: string | null;
    property_no: string | null;
    title_deed_no: string | null;
    zoned: boolean | null;
    kbs_force: string | null;
    kbs_facility_code: string | null;
    btrans_missing: string[];
    btrans_unknown: string[];
    type_ids: number[];
    feature_ids: number[];
    rooms: Array<{
      name: string;
      kind: string;
      beds: Array<{
        kind: string;
        count: number;
      }>;
      en_suite: boolean;
      jacuzzi: boolean;
      note: string;
    }>;
    distances: Array<{
      key: string;
      metres: number;
      target: string | null;
    }>;
    images: Array<{
      id: number;
      villa_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    cancellation_policy: {
      id: number;
      name: string;
    } | null;
    active: boolean;
    popular: boolean;
    villa_of_month: boolean;
    position: number;
    withdrawn_at: string | null;
    withdrawn_reason: string | null;
    warned_at: string | null;
    rating: number | null;
    rating_count: number;
    from_price_kurus: number | null;
    created_at: string;
    updated_at: string;
    version: number;
    prices: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      villa_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      source: 'MANUAL' | 'FEED';
      version: number;
    }>;
  };
};

export type ListVillaNamesAnswer = {
  content: Array<{
    id: number;
    name: string;
    code: string | null;
    active: boolean;
  }>;
};

export interface FindVillasCall {
  query?: {
    q?: string;
    t?: number;
  };
}

export type FindVillasAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    code: string | null;
    town: string;
    active: boolean;
    thumbnail: string | null;
  }>;
};

export interface ShowVillaCall {
  path: {
    id: number;
  };
}

export type ShowVillaAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    villa_id: number;
    code: string | null;
    owner_id: number | null;
    owner_name: string | null;
    district_id: number;
    district: string;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    property_kind: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    living_rooms: number;
    floor_area_m2: number | null;
    plot_area_m2: number | null;
    lat: number | null;
    lon: number | null;
    summary: string;
    description: string;
    house_rules: string;
    internal_note?: string | null;
    seo_title: string | null;
    seo_description: string | null;
    pool_kind: string;
    pool_privacy: string | null;
    pool_length_cm: number | null;
    pool_width_cm: number | null;
    pool_depth_cm: number | null;
    pool_heated: boolean;
    pool_heating_months: number[];
    children_pool: boolean;
    jacuzzi: boolean;
    check_in_time: string;
    check_out_time: string;
    pets: string;
    smoking: string;
    parties_allowed: boolean;
    groups_allowed: boolean;
    extra_visitors_allowed: boolean;
    quiet_from: string | null;
    min_nights: number;
    arrival_weekdays: number[] | null;
    short_stay_limit: number;
    short_stay_fee_kurus: number;
    prepayment_percent: number;
    deposit_kurus: number;
    gap_allowed: boolean;
    gap_min_nights: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    permit_type: string | null;
    permit_no: string | null;
    permit_holder: string | null;
    permit_date: string | null;
    permit_capacity: number | null;
    permit_state: 'VERIFIED' | 'UNVERIFIED' | 'MISSING';
    permit_verified_at: string | null;
    permit_verified_by: string | null;
    permit_check_due: string | null;
    permit_evidence: string | null;
    permit_looks_usual: boolean | null;
    il_code: number | null;
    ilce_code: number | null;
    mahalle: string | null;
    street: string | null;
    lane: string | null;
    outer_door_no: string | null;
    inner_door_no: string | null;
    property_no: string | null;
    title_deed_no: string | null;
    zoned: boolean | null;
    kbs_force: string | null;
    kbs_facility_code: string | null;
    btrans_missing: string[];
    btrans_unknown: string[];
    type_ids: number[];
    feature_ids: number[];
    rooms: Array<{
      name: string;
      kind: string;
      beds: Array<{
        kind: string;
        count: number;
      }>;
      en_suite: boolean;
      jacuzzi: boolean;
      note: string;
    }>;
    distances: Array<{
      key: string;
      metres: number;
      target: string | null;
    }>;
    images: Array<{
      id: number;
      villa_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    cancellation_policy: {
      id: number;
      name: string;
    } | null;
    active: boolean;
    popular: boolean;
    villa_of_month: boolean;
    position: number;
    withdrawn_at: string | null;
    withdrawn_reason: string | null;
    warned_at: string | null;
    rating: number | null;
    rating_count: number;
    from_price_kurus: number | null;
    created_at: string;
    updated_at: string;
    version: number;
    prices: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      villa_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      source: 'MANUAL' | 'FEED';
      version: number;
    }>;
  };
};

export interface UpdateVillaCall {
  path: {
    id: number;
  };
  body: {
    name?: string;
    slug?: string;
    code?: string | null;
    owner_id?: number | null;
    district_id?: number;
    property_kind?: 'VILLA' | 'DETACHED_HOUSE' | 'STONE_HOUSE' | 'BUNGALOW' | 'APARTMENT' | 'RESIDENCE' | 'MOUNTAIN_HOUSE' | 'FARM_HOUSE' | 'TINY_HOUSE';
    capacity?: number;
    bedrooms?: number;
    bathrooms?: number;
    living_rooms?: number;
    floor_area_m2?: number | null;
    plot_area_m2?: number | null;
    lat?: number | null;
    lon?: number | null;
    summary?: string;
    description?: string;
    house_rules?: string;
    internal_note?: string | null;
    seo_title?: string | null;
    seo_description?: string | null;
    pool_kind?: 'NONE' | 'PRIVATE' | 'SHARED' | 'INDOOR';
    pool_privacy?: 'OPEN' | 'PARTLY' | 'SECLUDED' | null;
    pool_length_cm?: number | null;
    pool_width_cm?: number | null;
    pool_depth_cm?: number | null;
    pool_heated?: boolean;
    pool_heating_months?: number[];
    children_pool?: boolean;
    jacuzzi?: boolean;
    check_in_time?: string;
    check_out_time?: string;
    pets?: 'NO' | 'YES' | 'ON_REQUEST';
    smoking?: 'NO' | 'OUTSIDE' | 'YES';
    parties_allowed?: boolean;
    groups_allowed?: boolean;
    extra_visitors_allowed?: boolean;
    quiet_from?: string | null;
    min_nights?: number;
    arrival_weekdays?: number[] | null;
    short_stay_limit?: number;
    short_stay_fee_kurus?: number;
    prepayment_percent?: number;
    deposit_kurus?: number;
    gap_allowed?: boolean;
    gap_min_nights?: number;
    option_hours?: number | null;
    instant_booking?: boolean;
    cancellation_policy_id?: number | null;
    commission_percent?: number;
    type_ids?: number[];
    rooms?: Array<{
      name: string;
      kind?: 'BEDROOM' | 'LIVING_ROOM' | 'KITCHEN' | 'BATHROOM' | 'OTHER';
      beds?: Array<{
        kind: 'DOUBLE' | 'SINGLE' | 'TWIN' | 'BUNK' | 'SOFA' | 'COT';
        count: number;
      }>;
      en_suite?: boolean;
      jacuzzi?: boolean;
      note?: string;
    }>;
    distances?: Array<{
      key: 'SEA' | 'BEACH' | 'CENTRE' | 'MARKET' | 'RESTAURANT' | 'PUBLIC_TRANSPORT' | 'HOSPITAL' | 'PHARMACY' | 'ATM' | 'AIRPORT' | 'BUS_STATION' | 'MARINA' | 'MOSQUE';
      metres: number;
      target?: string | null;
    }>;
    version?: number;
  };
}

export type UpdateVillaAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    villa_id: number;
    code: string | null;
    owner_id: number | null;
    owner_name: string | null;
    district_id: number;
    district: string;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    property_kind: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    living_rooms: number;
    floor_area_m2: number | null;
    plot_area_m2: number | null;
    lat: number | null;
    lon: number | null;
    summary: string;
    description: string;
    house_rules: string;
    internal_note?: string | null;
    seo_title: string | null;
    seo_description: string | null;
    pool_kind: string;
    pool_privacy: string | null;
    pool_length_cm: number | null;
    pool_width_cm: number | null;
    pool_depth_cm: number | null;
    pool_heated: boolean;
    pool_heating_months: number[];
    children_pool: boolean;
    jacuzzi: boolean;
    check_in_time: string;
    check_out_time: string;
    pets: string;
    smoking: string;
    parties_allowed: boolean;
    groups_allowed: boolean;
    extra_visitors_allowed: boolean;
    quiet_from: string | null;
    min_nights: number;
    arrival_weekdays: number[] | null;
    short_stay_limit: number;
    short_stay_fee_kurus: number;
    prepayment_percent: number;
    deposit_kurus: number;
    gap_allowed: boolean;
    gap_min_nights: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    permit_type: string | null;
    permit_no: string | null;
    permit_holder: string | null;
    permit_date: string | null;
    permit_capacity: number | null;
    permit_state: 'VERIFIED' | 'UNVERIFIED' | 'MISSING';
    permit_verified_at: string | null;
    permit_verified_by: string | null;
    permit_check_due: string | null;
    permit_evidence: string | null;
    permit_looks_usual: boolean | null;
    il_code: number | null;
    ilce_code: number | null;
    mahalle: string | null;
    street: string | null;
    lane: string | null;
    outer_door_no: string | null;
    inner_door_no: string | null;
    property_no: string | null;
    title_deed_no: string | null;
    zoned: boolean | null;
    kbs_force: string | null;
    kbs_facility_code: string | null;
    btrans_missing: string[];
    btrans_unknown: string[];
    type_ids: number[];
    feature_ids: number[];
    rooms: Array<{
      name: string;
      kind: string;
      beds: Array<{
        kind: string;
        count: number;
      }>;
      en_suite: boolean;
      jacuzzi: boolean;
      note: string;
    }>;
    distances: Array<{
      key: string;
      metres: number;
      target: string | null;
    }>;
    images: Array<{
      id: number;
      villa_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    cancellation_policy: {
      id: number;
      name: string;
    } | null;
    active: boolean;
    popular: boolean;
    villa_of_month: boolean;
    position: number;
    withdrawn_at: string | null;
    withdrawn_reason: string | null;
    warned_at: string | null;
    rating: number | null;
    rating_count: number;
    from_price_kurus: number | null;
    created_at: string;
    updated_at: string;
    version: number;
    prices: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      villa_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      source: 'MANUAL' | 'FEED';
      version: number;
    }>;
  };
};

export interface DeleteVillaCall {
  path: {
    id: number;
  };
}

export type DeleteVillaAnswer = {
  content: {
    id: number;
  };
};

export interface CopyVillaCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    name: string;
    slug?: string;
    code?: string | null;
  };
}

export type CopyVillaAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    villa_id: number;
    code: string | null;
    owner_id: number | null;
    owner_name: string | null;
    district_id: number;
    district: string;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    property_kind: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    living_rooms: number;
    floor_area_m2: number | null;
    plot_area_m2: number | null;
    lat: number | null;
    lon: number | null;
    summary: string;
    description: string;
    house_rules: string;
    internal_note?: string | null;
    seo_title: string | null;
    seo_description: string | null;
    pool_kind: string;
    pool_privacy: string | null;
    pool_length_cm: number | null;
    pool_width_cm: number | null;
    pool_depth_cm: number | null;
    pool_heated: boolean;
    pool_heating_months: number[];
    children_pool: boolean;
    jacuzzi: boolean;
    check_in_time: string;
    check_out_time: string;
    pets: string;
    smoking: string;
    parties_allowed: boolean;
    groups_allowed: boolean;
    extra_visitors_allowed: boolean;
    quiet_from: string | null;
    min_nights: number;
    arrival_weekdays: number[] | null;
    short_stay_limit: number;
    short_stay_fee_kurus: number;
    prepayment_percent: number;
    deposit_kurus: number;
    gap_allowed: boolean;
    gap_min_nights: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    permit_type: string | null;
    permit_no: string | null;
    permit_holder: string | null;
    permit_date: string | null;
    permit_capacity: number | null;
    permit_state: 'VERIFIED' | 'UNVERIFIED' | 'MISSING';
    permit_verified_at: string | null;
    permit_verified_by: string | null;
    permit_check_due: string | null;
    permit_evidence: string | null;
    permit_looks_usual: boolean | null;
    il_code: number | null;
    ilce_code: number | null;
    mahalle: string | null;
    street: string | null;
    lane: string | null;
    outer_door_no: string | null;
    inner_door_no: string | null;
    property_no: string | null;
    title_deed_no: string | null;
    zoned: boolean | null;
    kbs_force: string | null;
    kbs_facility_code: string | null;
    btrans_missing: string[];
    btrans_unknown: string[];
    type_ids: number[];
    feature_ids: number[];
    rooms: Array<{
      name: string;
      kind: string;
      beds: Array<{
        kind: string;
        count: number;
      }>;
      en_suite: boolean;
      jacuzzi: boolean;
      note: string;
    }>;
    distances: Array<{
      key: string;
      metres: number;
      target: string | null;
    }>;
    images: Array<{
      id: number;
      villa_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    cancellation_policy: {
      id: number;
      name: string;
    } | null;
    active: boolean;
    popular: boolean;
    villa_of_month: boolean;
    position: number;
    withdrawn_at: string | null;
    withdrawn_reason: string | null;
    warned_at: string | null;
    rating: number | null;
    rating_count: number;
    from_price_kurus: number | null;
    created_at: string;
    updated_at: string;
    version: number;
    prices: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      villa_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      source: 'MANUAL' | 'FEED';
      version: number;
    }>;
  };
};

export interface SetVillaFeaturesCall {
  path: {
    id: number;
  };
  body: {
    feature_ids: number[];
    version?: number;
  };
}

export type SetVillaFeaturesAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    villa_id: number;
    code: string | null;
    owner_id: number | null;
    owner_name: string | null;
    district_id: number;
    district: string;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    property_kind: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    living_rooms: number;
    floor_area_m2: number | null;
    plot_area_m2: number | null;
    lat: number | null;
    lon: number | null;
    summary: string;
    description: string;
    house_rules: string;
    internal_note?: string | null;
    seo_title: string | null;
    seo_description: string | null;
    pool_kind: string;
    pool_privacy: string | null;
    pool_length_cm: number | null;
    pool_width_cm: number | null;
    pool_depth_cm: number | null;
    pool_heated: boolean;
    pool_heating_months: number[];
    children_pool: boolean;
    jacuzzi: boolean;
    check_in_time: string;
    check_out_time: string;
    pets: string;
    smoking: string;
    parties_allowed: boolean;
    groups_allowed: boolean;
    extra_visitors_allowed: boolean;
    quiet_from: string | null;
    min_nights: number;
    arrival_weekdays: number[] | null;
    short_stay_limit: number;
    short_stay_fee_kurus: number;
    prepayment_percent: number;
    deposit_kurus: number;
    gap_allowed: boolean;
    gap_min_nights: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    permit_type: string | null;
    permit_no: string | null;
    permit_holder: string | null;
    permit_date: string | null;
    permit_capacity: number | null;
    permit_state: 'VERIFIED' | 'UNVERIFIED' | 'MISSING';
    permit_verified_at: string | null;
    permit_verified_by: string | null;
    permit_check_due: string | null;
    permit_evidence: string | null;
    permit_looks_usual: boolean | null;
    il_code: number | null;
    ilce_code: number | null;
    mahalle: string | null;
    street: string | null;
    lane: string | null;
    outer_door_no: string | null;
    inner_door_no: string | null;
    property_no: string | null;
    title_deed_no: string | null;
    zoned: boolean | null;
    kbs_force: string | null;
    kbs_facility_code: string | null;
    btrans_missing: string[];
    btrans_unknown: string[];
    type_ids: number[];
    feature_ids: number[];
    rooms: Array<{
      name: string;
      kind: string;
      beds: Array<{
        kind: string;
        count: number;
      }>;
      en_suite: boolean;
      jacuzzi: boolean;
      note: string;
    }>;
    distances: Array<{
      key: string;
      metres: number;
      target: string | null;
    }>;
    images: Array<{
      id: number;
      villa_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    cancellation_policy: {
      id: number;
      name: string;
    } | null;
    active: boolean;
    popular: boolean;
    villa_of_month: boolean;
    position: number;
    withdrawn_at: string | null;
    withdrawn_reason: string | null;
    warned_at: string | null;
    rating: number | null;
    rating_count: number;
    from_price_kurus: number | null;
    created_at: string;
    updated_at: string;
    version: number;
    prices: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      villa_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      source: 'MANUAL' | 'FEED';
      version: number;
    }>;
  };
};

export interface UpdateVillaPapersCall {
  path: {
    id: number;
  };
  body: {
    permit_type?: 'RENTAL_PERMIT' | 'TOURISM_BUSINESS' | 'SIMPLE_LODGING' | 'MUNICIPAL' | null;
    permit_no?: string | null;
    permit_holder?: string | null;
    permit_date?: string | null;
    permit_capacity?: number | null;
    permit_verified?: boolean;
    permit_evidence?: string | null;
    il_code?: number | null;
    ilce_code?: number | null;
    mahalle?: string | null;
    street?: string | null;
    lane?: string | null;
    outer_door_no?: string | null;
    inner_door_no?: string | null;
    property_no?: string | null;
    title_deed_no?: string | null;
    zoned?: boolean | null;
    kbs_force?: 'POLICE' | 'GENDARMERIE' | null;
    kbs_facility_code?: string | null;
    version?: number;
  };
}

export type UpdateVillaPapersAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    villa_id: number;
    code: string | null;
    owner_id: number | null;
    owner_name: string | null;
    district_id: number;
    district: string;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    property_kind: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    living_rooms: number;
    floor_area_m2: number | null;
    plot_area_m2: number | null;
    lat: number | null;
    lon: number | null;
    summary: string;
    description: string;
    house_rules: string;
    internal_note?: string | null;
    seo_title: string | null;
    seo_description: string | null;
    pool_kind: string;
    pool_privacy: string | null;
    pool_length_cm: number | null;
    pool_width_cm: number | null;
    pool_depth_cm: number | null;
    pool_heated: boolean;
    pool_heating_months: number[];
    children_pool: boolean;
    jacuzzi: boolean;
    check_in_time: string;
    check_out_time: string;
    pets: string;
    smoking: string;
    parties_allowed: boolean;
    groups_allowed: boolean;
    extra_visitors_allowed: boolean;
    quiet_from: string | null;
    min_nights: number;
    arrival_weekdays: number[] | null;
    short_stay_limit: number;
    short_stay_fee_kurus: number;
    prepayment_percent: number;
    deposit_kurus: number;
    gap_allowed: boolean;
    gap_min_nights: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    permit_type: string | null;
    permit_no: string | null;
    permit_holder: string | null;
    permit_date: string | null;
    permit_capacity: number | null;
    permit_state: 'VERIFIED' | 'UNVERIFIED' | 'MISSING';
    permit_verified_at: string | null;
    permit_verified_by: string | null;
    permit_check_due: string | null;
    permit_evidence: string | null;
    permit_looks_usual: boolean | null;
    il_code: number | null;
    ilce_code: number | null;
    mahalle: string | null;
    street: string | null;
    lane: string | null;
    outer_door_no: string | null;
    inner_door_no: string | null;
    property_no: string | null;
    title_deed_no: string | null;
    zoned: boolean | null;
    kbs_force: string | null;
    kbs_facility_code: string | null;
    btrans_missing: string[];
    btrans_unknown: string[];
    type_ids: number[];
    feature_ids: number[];
    rooms: Array<{
      name: string;
      kind: string;
      beds: Array<{
        kind: string;
        count: number;
      }>;
      en_suite: boolean;
      jacuzzi: boolean;
      note: string;
    }>;
    distances: Array<{
      key: string;
      metres: number;
      target: string | null;
    }>;
    images: Array<{
      id: number;
      villa_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    cancellation_policy: {
      id: number;
      name: string;
    } | null;
    active: boolean;
    popular: boolean;
    villa_of_month: boolean;
    position: number;
    withdrawn_at: string | null;
    withdrawn_reason: string | null;
    warned_at: string | null;
    rating: number | null;
    rating_count: number;
    from_price_kurus: number | null;
    created_at: string;
    updated_at: string;
    version: number;
    prices: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      villa_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      source: 'MANUAL' | 'FEED';
      version: number;
    }>;
  };
};

export interface WithdrawVillaCall {
  path: {
    id: number;
  };
  body: {
    reason: 'PERMIT_LOST' | 'TAKEDOWN' | 'OWNER_LEFT' | 'OTHER' | null;
    warned_at?: string | null;
  };
}

export type WithdrawVillaAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    villa_id: number;
    code: string | null;
    owner_id: number | null;
    owner_name: string | null;
    district_id: number;
    district: string;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    property_kind: string;
    capacity: number;
    bedrooms: number;
    bathrooms: number;
    living_rooms: number;
    floor_area_m2: number | null;
    plot_area_m2: number | null;
    lat: number | null;
    lon: number | null;
    summary: string;
    description: string;
    house_rules: string;
    internal_note?: string | null;
    seo_title: string | null;
    seo_description: string | null;
    pool_kind: string;
    pool_privacy: string | null;
    pool_length_cm: number | null;
    pool_width_cm: number | null;
    pool_depth_cm: number | null;
    pool_heated: boolean;
    pool_heating_months: number[];
    children_pool: boolean;
    jacuzzi: boolean;
    check_in_time: string;
    check_out_time: string;
    pets: string;
    smoking: string;
    parties_allowed: boolean;
    groups_allowed: boolean;
    extra_visitors_allowed: boolean;
    quiet_from: string | null;
    min_nights: number;
    arrival_weekdays: number[] | null;
    short_stay_limit: number;
    short_stay_fee_kurus: number;
    prepayment_percent: number;
    deposit_kurus: number;
    gap_allowed: boolean;
    gap_min_nights: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    permit_type: string | null;
    permit_no: string | null;
    permit_holder: string | null;
    permit_date: string | null;
    permit_capacity: number | null;
    permit_state: 'VERIFIED' | 'UNVERIFIED' | 'MISSING';
    permit_verified_at: string | null;
    permit_verified_by: string | null;
    permit_check_due: string | null;
    permit_evidence: string | null;
    permit_looks_usual: boolean | null;
    il_code: number | null;
    ilce_code: number | null;
    mahalle: string | null;
    street: string | null;
    lane: string | null;
    outer_door_no: string | null;
    inner_door_no: string | null;
    property_no: string | null;
    title_deed_no: string | null;
    zoned: boolean | null;
    kbs_force: string | null;
    kbs_facility_code: string | null;
    btrans_missing: string[];
    btrans_unknown: string[];
    type_ids: number[];
    feature_ids: number[];
    rooms: Array<{
      name: string;
      kind: string;
      beds: Array<{
        kind: string;
        count: number;
      }>;
      en_suite: boolean;
      jacuzzi: boolean;
      note: string;
    }>;
    distances: Array<{
      key: string;
      metres: number;
      target: string | null;
    }>;
    images: Array<{
      id: number;
      villa_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    cancellation_policy: {
      id: number;
      name: string;
    } | null;
    active: boolean;
    popular: boolean;
    villa_of_month: boolean;
    position: number;
    withdrawn_at: string | null;
    withdrawn_reason: string | null;
    warned_at: string | null;
    rating: number | null;
    rating_count: number;
    from_price_kurus: number | null;
    created_at: string;
    updated_at: string;
    version: number;
    prices: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      villa_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      source: 'MANUAL' | 'FEED';
      version: number;
    }>;
  };
};

export interface FlagActiveVillasCall {
  body: {
    ids: number[];
    active: boolean;
  };
}

export type FlagActiveVillasAnswer = {
  content: {
    ids: number[];
    active: boolean;
    changed: number[];
  };
};

export interface FlagPopularVillasCall {
  body: {
    ids: number[];
    active: boolean;
  };
}

export type FlagPopularVillasAnswer = {
  content: {
    ids: number[];
    active: boolean;
    changed: number[];
  };
};

export interface FlagVillasOfMonthCall {
  body: {
    ids: number[];
    active: boolean;
  };
}

export type FlagVillasOfMonthAnswer = {
  content: {
    ids: number[];
    active: boolean;
    changed: number[];
  };
};

export interface OrderVillasCall {
  body: {
    ids?: number[];
    seen?: number[];
    id?: number;
    position?: number;
  };
}

export type OrderVillasAnswer = {
  content: {
    ids: number[];
  };
};

export interface ListPermitFilesCall {
  path: {
    id: number;
  };
}

export type ListPermitFilesAnswer = {
  content: Array<{
    id: number;
    villa_id: number;
    title: string;
    file_name: string;
    mime: 'application/pdf' | 'image/jpeg';
    bytes: number;
    created_at: string;
    created_by: string | null;
  }>;
};

export interface AddPermitFileCall {
  path: {
    id: number;
  };
  body: FormData;
}

export type AddPermitFileAnswer = {
  content: {
    id: number;
    villa_id: number;
    title: string;
    file_name: string;
    mime: 'application/pdf' | 'image/jpeg';
    bytes: number;
    created_at: string;
    created_by: string | null;
  };
};

export interface ShowPermitFileCall {
  path: {
    id: number;
  };
}

export type ShowPermitFileAnswer = string;

export interface DeletePermitFileCall {
  path: {
    id: number;
  };
}

export type DeletePermitFileAnswer = {
  content: {
    id: number;
  };
};

export interface AddVillaPicturesCall {
  body: FormData;
}

export type AddVillaPicturesAnswer = {
  content: Array<{
    file_name: string;
    ok: true;
    image: {
      id: number;
      villa_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    };
  } | {
    file_name: string;
    ok: false;
    code: string;
    content: string;
  }>;
};

export interface OrderVillaPicturesCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderVillaPicturesAnswer = {
  content: {
    ids: number[];
  };
};

export interface UpdateVillaPictureCall {
  path: {
    id: number;
  };
  body: {
    alt: string;
    kind?: 'EXTERIOR' | 'POOL' | 'VIEW' | 'COMMON_AREA' | 'KITCHEN' | 'BEDROOM' | 'BATHROOM' | 'CHILDREN' | 'PLAN' | null;
  };
}

export type UpdateVillaPictureAnswer = {
  content: {
    id: number;
    villa_id: number;
    hash: string;
    width: number;
    height: number;
    colour: string;
    alt: string;
    kind: string | null;
    position: number;
    order: number;
    thumbnail: string;
  };
};

export interface DeleteVillaPictureCall {
  path: {
    id: number;
  };
}

export type DeleteVillaPictureAnswer = {
  content: {
    id: number;
  };
};

export type ListOpenVillaTypesAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    description: string;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    villas: number;
    from_price_kurus: number | null;
  }>;
};

export interface ListVillaTypesCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'position' | '-position' | 'id' | '-id' | 'name' | '-name' | 'created_at' | '-created_at';
    active?: '0' | '1' | 'true' | 'false';
    name?: string;
  };
}

export type ListVillaTypesAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    description: string;
    villas: number;
    active: boolean;
    position: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateVillaTypeCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    name: string;
    slug?: string;
    description?: string;
    body?: string;
    active?: boolean;
    seo_title?: string | null;
    seo_description?: string | null;
  };
}

export type CreateVillaTypeAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    description: string;
    villas: number;
    active: boolean;
    position: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    version: number;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface ShowVillaTypeCall {
  path: {
    id: number;
  };
}

export type ShowVillaTypeAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    description: string;
    villas: number;
    active: boolean;
    position: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    version: number;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateVillaTypeCall {
  path: {
    id: number;
  };
  body: {
    name: string;
    slug?: string;
    description?: string;
    body?: string;
    active?: boolean;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateVillaTypeAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    description: string;
    villas: number;
    active: boolean;
    position: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    version: number;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface DeleteVillaTypeCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteVillaTypeAnswer = {
  content: {
    id: number;
  };
};

export interface OrderVillaTypesCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderVillaTypesAnswer = {
  content: {
    ids: number[];
  };
};

export interface SetVillaTypePictureCall {
  path: {
    id: number;
  };
  body: FormData;
}

export type SetVillaTypePictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface DeleteVillaTypePictureCall {
  path: {
    id: number;
  };
}

export type DeleteVillaTypePictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface ListVillaFeaturesCall {
  query?: {
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListVillaFeaturesAnswer = {
  content: Array<{
    id: number;
    name: string;
    position: number;
    version: number;
    features: Array<{
      id: number;
      category_id: number;
      name: string;
      icon: string | null;
      google_key: string | null;
      position: number;
      listings: number;
      version: number;
    }>;
  }>;
};

export interface CreateFeatureCategoryCall {
  body: {
    name: string;
  };
}

export type CreateFeatureCategoryAnswer = {
  content: {
    id: number;
    name: string;
    position: number;
    version: number;
  };
};

export interface OrderFeatureCategoriesCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderFeatureCategoriesAnswer = {
  content: {
    ids: number[];
  };
};

export interface UpdateFeatureCategoryCall {
  path: {
    id: number;
  };
  body: {
    name: string;
    version?: number;
  };
}

export type UpdateFeatureCategoryAnswer = {
  content: {
    id: number;
    name: string;
    position: number;
    version: number;
  };
};

export interface DeleteFeatureCategoryCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteFeatureCategoryAnswer = {
  content: {
    id: number;
  };
};

export interface CreateFeatureCall {
  body: {
    category_id: number;
    name: string;
    icon?: string | null;
    google_key?: string | null;
  };
}

export type CreateFeatureAnswer = {
  content: {
    id: number;
    category_id: number;
    name: string;
    icon: string | null;
    google_key: string | null;
    position: number;
    listings: number;
    version: number;
  };
};

export interface OrderFeaturesCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderFeaturesAnswer = {
  content: {
    ids: number[];
  };
};

export interface UpdateFeatureCall {
  path: {
    id: number;
  };
  body: {
    category_id: number;
    name: string;
    icon?: string | null;
    google_key?: string | null;
    version?: number;
  };
}

export type UpdateFeatureAnswer = {
  content: {
    id: number;
    category_id: number;
    name: string;
    icon: string | null;
    google_key: string | null;
    position: number;
    listings: number;
    version: number;
  };
};

export interface DeleteFeatureCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteFeatureAnswer = {
  content: {
    id: number;
  };
};

export interface ListBoatFeaturesCall {
  query?: {
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListBoatFeaturesAnswer = {
  content: Array<{
    id: number;
    name: string;
    position: number;
    version: number;
    features: Array<{
      id: number;
      category_id: number;
      name: string;
      icon: string | null;
      google_key: string | null;
      position: number;
      listings: number;
      version: number;
    }>;
  }>;
};

export interface CreateBoatFeatureCategoryCall {
  body: {
    name: string;
  };
}

export type CreateBoatFeatureCategoryAnswer = {
  content: {
    id: number;
    name: string;
    position: number;
    version: number;
  };
};

export interface UpdateBoatFeatureCategoryCall {
  path: {
    id: number;
  };
  body: {
    name: string;
    version?: number;
  };
}

export type UpdateBoatFeatureCategoryAnswer = {
  content: {
    id: number;
    name: string;
    position: number;
    version: number;
  };
};

export interface DeleteBoatFeatureCategoryCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteBoatFeatureCategoryAnswer = {
  content: {
    id: number;
  };
};

export interface CreateBoatFeatureCall {
  body: {
    category_id: number;
    name: string;
    icon?: string | null;
    google_key?: string | null;
  };
}

export type CreateBoatFeatureAnswer = {
  content: {
    id: number;
    category_id: number;
    name: string;
    icon: string | null;
    google_key: string | null;
    position: number;
    listings: number;
    version: number;
  };
};

export interface UpdateBoatFeatureCall {
  path: {
    id: number;
  };
  body: {
    category_id: number;
    name: string;
    icon?: string | null;
    google_key?: string | null;
    version?: number;
  };
}

export type UpdateBoatFeatureAnswer = {
  content: {
    id: number;
    category_id: number;
    name: string;
    icon: string | null;
    google_key: string | null;
    position: number;
    listings: number;
    version: number;
  };
};

export interface DeleteBoatFeatureCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteBoatFeatureAnswer = {
  content: {
    id: number;
  };
};

export interface ListPoliciesCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    kind?: 'VILLA' | 'BOAT';
  };
}

export type ListPoliciesAnswer = {
  content: Array<{
    id: number;
    code: string;
    name: string;
    kind: 'VILLA' | 'BOAT';
    base: 'PREPAYMENT' | 'TOTAL';
    tiers: Array<{
      days_before: number;
      percent: number;
    }>;
    date_changes: number;
    date_change_days: number | null;
    description: string;
    position: number;
    active: boolean;
    listings: number;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreatePolicyCall {
  body: {
    name: string;
    kind?: 'VILLA' | 'BOAT';
    base?: 'PREPAYMENT' | 'TOTAL';
    tiers: Array<{
      days_before: number;
      percent: number;
    }>;
    date_changes?: number;
    date_change_days?: number | null;
    description?: string;
    active?: boolean;
  };
}

export type CreatePolicyAnswer = {
  content: {
    id: number;
    code: string;
    name: string;
    kind: 'VILLA' | 'BOAT';
    base: 'PREPAYMENT' | 'TOTAL';
    tiers: Array<{
      days_before: number;
      percent: number;
    }>;
    date_changes: number;
    date_change_days: number | null;
    description: string;
    position: number;
    active: boolean;
    listings: number;
    version: number;
  };
};

export interface UpdatePolicyCall {
  path: {
    id: number;
  };
  body: {
    name: string;
    kind?: 'VILLA' | 'BOAT';
    base?: 'PREPAYMENT' | 'TOTAL';
    tiers: Array<{
      days_before: number;
      percent: number;
    }>;
    date_changes?: number;
    date_change_days?: number | null;
    description?: string;
    active?: boolean;
    version?: number;
  };
}

export type UpdatePolicyAnswer = {
  content: {
    id: number;
    code: string;
    name: string;
    kind: 'VILLA' | 'BOAT';
    base: 'PREPAYMENT' | 'TOTAL';
    tiers: Array<{
      days_before: number;
      percent: number;
    }>;
    date_changes: number;
    date_change_days: number | null;
    description: string;
    position: number;
    active: boolean;
    listings: number;
    version: number;
  };
};

export interface DeletePolicyCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeletePolicyAnswer = {
  content: {
    id: number;
  };
};

export interface PreviewFeedCall {
  body: {
    villa_id: number;
    url?: string;
    ics?: string;
    known_feed?: number;
  };
}

export type PreviewFeedAnswer = {
  content: {
    added: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
    }>;
    removed: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
    }>;
    unchanged: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
    }>;
    conflicts: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
      reservation_id: string | null;
      customer_name: string | null;
    }>;
    suspicious: boolean;
    echoes: Array<{
      started_at: string;
      finished_at: string;
    }>;
    warnings: Array<{
      code: string;
      text: string;
      uid: string | null;
    }>;
  };
};

export interface SyncFeedCall {
  body: {
    villa_id: number;
    url?: string;
    ics?: string;
    known_feed?: number;
    confirm?: boolean;
  };
}

export type SyncFeedAnswer = {
  content: {
    added: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
    }>;
    removed: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
    }>;
    unchanged: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
    }>;
    conflicts: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
      reservation_id: string | null;
      customer_name: string | null;
    }>;
    suspicious: boolean;
    echoes: Array<{
      started_at: string;
      finished_at: string;
    }>;
    warnings: Array<{
      code: string;
      text: string;
      uid: string | null;
    }>;
    feed_id: number;
    import_id: number | null;
    waiting_removals: number;
  };
};

export interface ListFeedsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    villa_id?: number;
    attention?: '0' | '1';
  };
}

export type ListFeedsAnswer = {
  content: Array<{
    id: number;
    villa_id: number;
    villa_name: string;
    name: string;
    source: 'AIRBNB' | 'BOOKING' | 'VRBO' | 'GOOGLE' | 'FILE' | 'OTHER';
    url?: string | null;
    active: boolean;
    mode: 'AUTO' | 'APPROVE';
    interval_minutes: number;
    health: 'OK' | 'NEW' | 'PAUSED' | 'WAITING' | 'FAILING' | 'STALE';
    health_text: string;
    needs_attention: boolean;
    last_attempt_at: string | null;
    last_ok_at: string | null;
    last_error: string | null;
    last_error_text: string | null;
    fail_count: number;
    event_count: number;
    open_conflicts: number;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface ShowFeedCall {
  path: {
    id: number;
  };
}

export type ShowFeedAnswer = {
  content: {
    id: number;
    villa_id: number;
    villa_name: string;
    name: string;
    source: 'AIRBNB' | 'BOOKING' | 'VRBO' | 'GOOGLE' | 'FILE' | 'OTHER';
    url?: string | null;
    active: boolean;
    mode: 'AUTO' | 'APPROVE';
    interval_minutes: number;
    health: 'OK' | 'NEW' | 'PAUSED' | 'WAITING' | 'FAILING' | 'STALE';
    health_text: string;
    needs_attention: boolean;
    last_attempt_at: string | null;
    last_ok_at: string | null;
    last_error: string | null;
    last_error_text: string | null;
    fail_count: number;
    event_count: number;
    open_conflicts: number;
    version: number;
    imports: Array<{
      id: number;
      fetched_at: string;
      state: 'UNCHANGED' | 'APPLIED' | 'WAITING' | 'DISMISSED' | 'FAILED' | 'ROLLED_BACK';
      bytes: number | null;
      event_count: number | null;
      added: number;
      removed: number;
      conflicts: number;
      suspicious: boolean;
      error: string | null;
      error_text: string | null;
      applied_at: string | null;
      applied_by: string | null;
    }>;
  };
};

export interface UpdateFeedCall {
  path: {
    id: number;
  };
  body: {
    name?: string;
    active?: boolean;
    mode?: 'AUTO' | 'APPROVE';
    interval_minutes?: number;
    version?: number;
  };
}

export type UpdateFeedAnswer = {
  content: {
    id: number;
    villa_id: number;
    villa_name: string;
    name: string;
    source: 'AIRBNB' | 'BOOKING' | 'VRBO' | 'GOOGLE' | 'FILE' | 'OTHER';
    url?: string | null;
    active: boolean;
    mode: 'AUTO' | 'APPROVE';
    interval_minutes: number;
    health: 'OK' | 'NEW' | 'PAUSED' | 'WAITING' | 'FAILING' | 'STALE';
    health_text: string;
    needs_attention: boolean;
    last_attempt_at: string | null;
    last_ok_at: string | null;
    last_error: string | null;
    last_error_text: string | null;
    fail_count: number;
    event_count: number;
    open_conflicts: number;
    version: number;
  };
};

export interface DeleteFeedCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteFeedAnswer = {
  content: {
    id: number;
  };
};

export interface RollBackFeedCall {
  path: {
    id: number;
  };
  body: {
    last_import?: number;
  };
}

export type RollBackFeedAnswer = {
  content: {
    added: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
    }>;
    removed: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
    }>;
    unchanged: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
    }>;
    conflicts: Array<{
      started_at: string;
      finished_at: string;
      summary: string;
      reservation_id: string | null;
      customer_name: string | null;
    }>;
    suspicious: boolean;
    echoes: Array<{
      started_at: string;
      finished_at: string;
    }>;
    warnings: Array<{
      code: string;
      text: string;
      uid: string | null;
    }>;
  };
};

export interface AdoptFeedEventCall {
  path: {
    id: number;
  };
  body: {
    note?: string;
  };
}

export type AdoptFeedEventAnswer = {
  content: {
    id: number;
    villa_id: number;
    started_at: string;
    finished_at: string;
    nights: number;
    note: string;
    source: 'MANUAL' | 'FEED';
    version: number;
  };
};

export interface ListFeedConflictsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    state?: 'OPEN' | 'RESOLVED' | 'DISMISSED';
    villa_id?: number;
    feed_id?: number;
  };
}

export type ListFeedConflictsAnswer = {
  content: Array<{
    id: number;
    feed_id: number;
    feed_name: string;
    source: string;
    villa_id: number;
    villa_name: string;
    started_at: string;
    finished_at: string;
    summary: string;
    state: 'OPEN' | 'RESOLVED' | 'DISMISSED';
    note: string;
    reservation: {
      id: number;
      reservation_id: string;
      customer_name: string;
      status: string;
    } | null;
    created_at: string;
    resolved_at: string | null;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface DecideFeedConflictCall {
  path: {
    id: number;
  };
  body: {
    state: 'RESOLVED' | 'DISMISSED';
    note?: string;
  };
}

export type DecideFeedConflictAnswer = {
  content: {
    id: number;
    feed_id: number;
    feed_name: string;
    source: string;
    villa_id: number;
    villa_name: string;
    started_at: string;
    finished_at: string;
    summary: string;
    state: 'OPEN' | 'RESOLVED' | 'DISMISSED';
    note: string;
    reservation: {
      id: number;
      reservation_id: string;
      customer_name: string;
      status: string;
    } | null;
    created_at: string;
    resolved_at: string | null;
  };
};

export interface ListExportsCall {
  query: {
    villa_id: number;
  };
}

export type ListExportsAnswer = {
  content: Array<{
    id: number;
    villa_id: number;
    destination: 'ALL' | 'AIRBNB' | 'BOOKING' | 'VRBO' | 'GOOGLE' | 'OTHER';
    url: string | null;
    last_read_at: string | null;
    renewed_at: string;
    created_at: string;
    version: number;
  }>;
};

export interface CreateExportCall {
  body: {
    villa_id: number;
    destination?: 'ALL' | 'AIRBNB' | 'BOOKING' | 'VRBO' | 'GOOGLE' | 'OTHER';
  };
}

export type CreateExportAnswer = {
  content: {
    id: number;
    villa_id: number;
    destination: 'ALL' | 'AIRBNB' | 'BOOKING' | 'VRBO' | 'GOOGLE' | 'OTHER';
    url: string | null;
    last_read_at: string | null;
    renewed_at: string;
    created_at: string;
    version: number;
  };
};

export interface RenewExportCall {
  path: {
    id: number;
  };
  body: {
    version?: number;
  };
}

export type RenewExportAnswer = {
  content: {
    id: number;
    villa_id: number;
    destination: 'ALL' | 'AIRBNB' | 'BOOKING' | 'VRBO' | 'GOOGLE' | 'OTHER';
    url: string | null;
    last_read_at: string | null;
    renewed_at: string;
    created_at: string;
    version: number;
  };
};

export interface DeleteExportCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteExportAnswer = {
  content: {
    id: number;
  };
};

export interface ShowVillaPricesCall {
  path: {
    id: number;
  };
}

export type ShowVillaPricesAnswer = {
  content: {
    villa_id: number;
    name: string;
    rules: {
      min_nights: number;
      arrival_weekdays: number[] | null;
      short_stay_limit: number;
      short_stay_fee_kurus: number;
      prepayment_percent: number;
      deposit_kurus: number;
      gap_allowed: boolean;
      gap_min_nights: number;
    };
    seasons: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    discounts: Array<{
      id: number;
      villa_id: number;
      kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
      name: string;
      percent: number;
      start_date: string;
      end_date: string;
      book_before: string | null;
      within_days: number | null;
      min_nights: number | null;
      active: boolean;
      version: number;
    }>;
    extras: Array<{
      id: number;
      villa_id: number;
      name: string;
      description: string;
      unit: 'NIGHT' | 'STAY' | 'PERSON';
      amount_kurus: number;
      optional: boolean;
      months: number[] | null;
      position: number;
      active: boolean;
      version: number;
    }>;
  };
};

export interface CreateSeasonCall {
  body: {
    villa_id: number;
    name?: '' | string;
    start_date: string;
    end_date: string;
    nightly_price_kurus: number;
    min_nights?: number | null;
    arrival_weekdays?: number[] | null;
    short_stay_limit?: number | null;
    short_stay_fee_kurus?: number | null;
    prepayment_percent?: number | null;
    deposit_kurus?: number | null;
    split?: boolean;
    seen?: Array<{
      id: number;
      version: number;
    }>;
  };
}

export type CreateSeasonAnswer = {
  content: {
    id: number;
    villa_id: number;
    name: string;
    start_date: string;
    end_date: string;
    nightly_price_kurus: number;
    weekly_price_kurus: number;
    min_nights: number | null;
    arrival_weekdays: number[] | null;
    short_stay_limit: number | null;
    short_stay_fee_kurus: number | null;
    prepayment_percent: number | null;
    deposit_kurus: number | null;
    version: number;
    split: {
      trimmed: Array<{
        id: number;
        villa_id: number;
        name: string;
        start_date: string;
        end_date: string;
        nightly_price_kurus: number;
        weekly_price_kurus: number;
        min_nights: number | null;
        arrival_weekdays: number[] | null;
        short_stay_limit: number | null;
        short_stay_fee_kurus: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
      continued: Array<{
        id: number;
        villa_id: number;
        name: string;
        start_date: string;
        end_date: string;
        nightly_price_kurus: number;
        weekly_price_kurus: number;
        min_nights: number | null;
        arrival_weekdays: number[] | null;
        short_stay_limit: number | null;
        short_stay_fee_kurus: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
      removed: Array<{
        id: number;
        villa_id: number;
        name: string;
        start_date: string;
        end_date: string;
        nightly_price_kurus: number;
        weekly_price_kurus: number;
        min_nights: number | null;
        arrival_weekdays: number[] | null;
        short_stay_limit: number | null;
        short_stay_fee_kurus: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
    };
  };
};

export interface ChangeSeasonsCall {
  body: {
    ids: number[];
    seen?: Array<{
      id: number;
      version: number;
    }>;
    percent?: number;
    prepayment_percent?: number | null;
    deposit_kurus?: number | null;
    nightly_price_kurus?: number;
    min_nights?: number | null;
    short_stay_limit?: number | null;
    short_stay_fee_kurus?: number | null;
  };
}

export type ChangeSeasonsAnswer = {
  content: Array<{
    id: number;
    villa_id: number;
    name: string;
    start_date: string;
    end_date: string;
    nightly_price_kurus: number;
    weekly_price_kurus: number;
    min_nights: number | null;
    arrival_weekdays: number[] | null;
    short_stay_limit: number | null;
    short_stay_fee_kurus: number | null;
    prepayment_percent: number | null;
    deposit_kurus: number | null;
    version: number;
  }>;
};

export interface ReplaceSeasonsCall {
  body: {
    villa_id: number;
    replaced: Array<{
      id: number;
      version: number;
    }>;
    seasons: Array<{
      id?: number | null;
      name?: '' | string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      min_nights?: number | null;
      arrival_weekdays?: number[] | null;
      short_stay_limit?: number | null;
      short_stay_fee_kurus?: number | null;
      prepayment_percent?: number | null;
      deposit_kurus?: number | null;
    }>;
  };
}

export type ReplaceSeasonsAnswer = {
  content: {
    seasons: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    undo: {
      villa_id: number;
      replaced: Array<{
        id: number;
        version: number;
      }>;
      seasons: Array<{
        id: number | null;
        name: string;
        start_date: string;
        end_date: string;
        nightly_price_kurus: number;
        min_nights: number | null;
        arrival_weekdays: number[] | null;
        short_stay_limit: number | null;
        short_stay_fee_kurus: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
      }>;
    };
  };
};

export interface CopySeasonsCall {
  body: {
    villa_id?: number;
    villa_ids?: number[];
    from_year: number;
    to_year: number;
    percent?: number;
    split?: boolean;
    preview?: boolean;
    seen?: Array<{
      id: number;
      version: number;
    }>;
  };
}

export type CopySeasonsAnswer = {
  content: Array<{
    villa_id: number;
    name: string;
    seasons: Array<{
      id: number | null;
      copied_from: number;
      copied_version: number;
      former_nightly_price_kurus: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number | null;
    }>;
    overlaps: Array<{
      id: number;
      villa_id: number;
      name: string;
      start_date: string;
      end_date: string;
      nightly_price_kurus: number;
      weekly_price_kurus: number;
      min_nights: number | null;
      arrival_weekdays: number[] | null;
      short_stay_limit: number | null;
      short_stay_fee_kurus: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
  }>;
};

export interface UpdateSeasonCall {
  path: {
    id: number;
  };
  body: {
    villa_id?: number;
    name?: '' | string;
    start_date: string;
    end_date: string;
    nightly_price_kurus: number;
    min_nights?: number | null;
    arrival_weekdays?: number[] | null;
    short_stay_limit?: number | null;
    short_stay_fee_kurus?: number | null;
    prepayment_percent?: number | null;
    deposit_kurus?: number | null;
    split?: boolean;
    seen?: Array<{
      id: number;
      version: number;
    }>;
    version?: number;
  };
}

export type UpdateSeasonAnswer = {
  content: {
    id: number;
    villa_id: number;
    name: string;
    start_date: string;
    end_date: string;
    nightly_price_kurus: number;
    weekly_price_kurus: number;
    min_nights: number | null;
    arrival_weekdays: number[] | null;
    short_stay_limit: number | null;
    short_stay_fee_kurus: number | null;
    prepayment_percent: number | null;
    deposit_kurus: number | null;
    version: number;
    split: {
      trimmed: Array<{
        id: number;
        villa_id: number;
        name: string;
        start_date: string;
        end_date: string;
        nightly_price_kurus: number;
        weekly_price_kurus: number;
        min_nights: number | null;
        arrival_weekdays: number[] | null;
        short_stay_limit: number | null;
        short_stay_fee_kurus: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
      continued: Array<{
        id: number;
        villa_id: number;
        name: string;
        start_date: string;
        end_date: string;
        nightly_price_kurus: number;
        weekly_price_kurus: number;
        min_nights: number | null;
        arrival_weekdays: number[] | null;
        short_stay_limit: number | null;
        short_stay_fee_kurus: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
      removed: Array<{
        id: number;
        villa_id: number;
        name: string;
        start_date: string;
        end_date: string;
        nightly_price_kurus: number;
        weekly_price_kurus: number;
        min_nights: number | null;
        arrival_weekdays: number[] | null;
        short_stay_limit: number | null;
        short_stay_fee_kurus: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
    };
  };
};

export interface DeleteSeasonCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteSeasonAnswer = {
  content: {
    id: number;
  };
};

export interface CreateDiscountCall {
  body: {
    villa_id: number;
    kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
    name?: '' | string;
    percent: number;
    start_date: string;
    end_date: string;
    book_before?: string | null;
    within_days?: number | null;
    min_nights?: number | null;
    active?: boolean;
  };
}

export type CreateDiscountAnswer = {
  content: {
    id: number;
    villa_id: number;
    kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
    name: string;
    percent: number;
    start_date: string;
    end_date: string;
    book_before: string | null;
    within_days: number | null;
    min_nights: number | null;
    active: boolean;
    version: number;
  };
};

export interface UpdateDiscountCall {
  path: {
    id: number;
  };
  body: {
    villa_id?: number;
    kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
    name?: '' | string;
    percent: number;
    start_date: string;
    end_date: string;
    book_before?: string | null;
    within_days?: number | null;
    min_nights?: number | null;
    active?: boolean;
    version?: number;
  };
}

export type UpdateDiscountAnswer = {
  content: {
    id: number;
    villa_id: number;
    kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
    name: string;
    percent: number;
    start_date: string;
    end_date: string;
    book_before: string | null;
    within_days: number | null;
    min_nights: number | null;
    active: boolean;
    version: number;
  };
};

export interface DeleteDiscountCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteDiscountAnswer = {
  content: {
    id: number;
  };
};

export interface CreateExtraCall {
  body: {
    villa_id: number;
    name: string;
    description?: string;
    unit: 'NIGHT' | 'STAY' | 'PERSON';
    amount_kurus: number;
    optional?: boolean;
    months?: number[] | null;
    position?: number;
    active?: boolean;
  };
}

export type CreateExtraAnswer = {
  content: {
    id: number;
    villa_id: number;
    name: string;
    description: string;
    unit: 'NIGHT' | 'STAY' | 'PERSON';
    amount_kurus: number;
    optional: boolean;
    months: number[] | null;
    position: number;
    active: boolean;
    version: number;
  };
};

export interface UpdateExtraCall {
  path: {
    id: number;
  };
  body: {
    villa_id?: number;
    name: string;
    description?: string;
    unit: 'NIGHT' | 'STAY' | 'PERSON';
    amount_kurus: number;
    optional?: boolean;
    months?: number[] | null;
    position?: number;
    active?: boolean;
    version?: number;
  };
}

export type UpdateExtraAnswer = {
  content: {
    id: number;
    villa_id: number;
    name: string;
    description: string;
    unit: 'NIGHT' | 'STAY' | 'PERSON';
    amount_kurus: number;
    optional: boolean;
    months: number[] | null;
    position: number;
    active: boolean;
    version: number;
  };
};

export interface DeleteExtraCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteExtraAnswer = {
  content: {
    id: number;
  };
};

export interface ListVillasWithDatesCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    villa_id?: number;
    started_at?: string;
    finished_at?: string;
  };
}

export type ListVillasWithDatesAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    active: boolean;
    dates: Array<{
      kind: 'RESERVATION' | 'OPTION' | 'CLOSING' | 'EXTERNAL' | 'FEED';
      started_at: string;
      finished_at: string;
      date_id: number | null;
      external_id: number | null;
      feed_event_id: number | null;
      reservation_id: string | null;
      status: string | null;
      label: string;
      version: number | null;
    }>;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CloseVillaCall {
  body: {
    villa_id: number;
    started_at: string;
    finished_at: string;
    note?: string;
  };
}

export type CloseVillaAnswer = {
  content: {
    id: number;
    villa_id: number;
    started_at: string;
    finished_at: string;
    nights: number;
    note: string;
    source: 'MANUAL' | 'FEED';
    version: number;
  };
};

export interface UpdateVillaDateCall {
  path: {
    id: number;
  };
  body: {
    villa_id?: number;
    started_at: string;
    finished_at: string;
    note?: string;
    version?: number;
  };
}

export type UpdateVillaDateAnswer = {
  content: {
    id: number;
    villa_id: number;
    started_at: string;
    finished_at: string;
    nights: number;
    note: string;
    source: 'MANUAL' | 'FEED';
    version: number;
  };
};

export interface OpenVillaCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type OpenVillaAnswer = {
  content: {
    id: number;
  };
};

export interface ListExternalCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'id' | '-id' | 'created_at' | '-created_at' | 'started_at' | '-started_at' | 'finished_at' | '-finished_at' | 'status' | '-status';
    status?: Array<'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED'>;
    villa_id?: number;
    started_at?: string;
    finished_at?: string;
    created_at?: string;
  };
}

export type ListExternalAnswer = {
  content: Array<{
    id: number;
    villa_id: number;
    villa_name: string;
    started_at: string;
    finished_at: string;
    nights: number;
    status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
    note: string;
    reason: string | null;
    created_by: string | null;
    created_at: string;
    decided_by: string | null;
    decided_at: string | null;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateExternalCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    villa_id: number;
    started_at: string;
    finished_at: string;
    note?: string;
  };
}

export type CreateExternalAnswer = {
  content: {
    id: number;
    villa_id: number;
    villa_name: string;
    started_at: string;
    finished_at: string;
    nights: number;
    status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
    note: string;
    reason: string | null;
    created_by: string | null;
    created_at: string;
    decided_by: string | null;
    decided_at: string | null;
    version: number;
    moves: Array<'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED'>;
    conflicts: Array<{
      kind: string;
      started_at: string;
      finished_at: string;
      reservation_id: string | null;
      customer_name: string | null;
    }>;
  };
};

export interface ShowExternalCall {
  path: {
    id: number;
  };
}

export type ShowExternalAnswer = {
  content: {
    id: number;
    villa_id: number;
    villa_name: string;
    started_at: string;
    finished_at: string;
    nights: number;
    status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
    note: string;
    reason: string | null;
    created_by: string | null;
    created_at: string;
    decided_by: string | null;
    decided_at: string | null;
    version: number;
    moves: Array<'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED'>;
    conflicts: Array<{
      kind: string;
      started_at: string;
      finished_at: string;
      reservation_id: string | null;
      customer_name: string | null;
    }>;
  };
};

export interface MoveExternalCall {
  path: {
    id: number;
  };
  body: {
    status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
    reason?: string;
    version?: number;
  };
}

export type MoveExternalAnswer = {
  content: {
    id: number;
    villa_id: number;
    villa_name: string;
    started_at: string;
    finished_at: string;
    nights: number;
    status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED';
    note: string;
    reason: string | null;
    created_by: string | null;
    created_at: string;
    decided_by: string | null;
    decided_at: string | null;
    version: number;
    moves: Array<'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELLED'>;
    conflicts: Array<{
      kind: string;
      started_at: string;
      finished_at: string;
      reservation_id: string | null;
      customer_name: string | null;
    }>;
  };
};

export type ListPlacesAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    towns: Array<{
      id: number;
      slug: string;
      name: string;
      District: Array<{
        id: number;
        slug: string;
        name: string;
      }>;
    }>;
  }>;
};

export type ListPopularTownsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    region: string;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    villas: number;
    from_price_kurus: number | null;
  }>;
};

export interface ListRegionsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListRegionsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    plate_code: number | null;
    towns: number;
    villas: number;
    position: number;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateRegionCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    name: string;
    plate_code?: number | null;
    slug?: string;
    locative?: string | null;
    intro?: string;
    body?: string;
    seo_title?: string | null;
    seo_description?: string | null;
  };
}

export type CreateRegionAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    plate_code: number | null;
    towns: number;
    villas: number;
    position: number;
    created_at: string;
    version: number;
    locative: string | null;
    intro: string;
    body: string;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export type ListRegionNamesAnswer = {
  content: Array<{
    id: number;
    name: string;
  }>;
};

export interface ShowRegionCall {
  path: {
    id: number;
  };
}

export type ShowRegionAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    plate_code: number | null;
    towns: number;
    villas: number;
    position: number;
    created_at: string;
    version: number;
    locative: string | null;
    intro: string;
    body: string;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateRegionCall {
  path: {
    id: number;
  };
  body: {
    name: string;
    plate_code?: number | null;
    slug?: string;
    locative?: string | null;
    intro?: string;
    body?: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateRegionAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    plate_code: number | null;
    towns: number;
    villas: number;
    position: number;
    created_at: string;
    version: number;
    locative: string | null;
    intro: string;
    body: string;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface DeleteRegionCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteRegionAnswer = {
  content: {
    id: number;
  };
};

export interface OrderRegionsCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderRegionsAnswer = {
  content: {
    ids: number[];
  };
};

export interface SetRegionPictureCall {
  path: {
    id: number;
  };
  body: FormData;
}

export type SetRegionPictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface DeleteRegionPictureCall {
  path: {
    id: number;
  };
}

export type DeleteRegionPictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface ListTownsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'position' | '-position' | 'id' | '-id' | 'name' | '-name' | 'created_at' | '-created_at';
    region_id?: number;
    name?: string;
  };
}

export type ListTownsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    town_id: number;
    region_id: number;
    region: string;
    districts: number;
    villas: number;
    popular: boolean;
    position: number;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateTownCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    region_id: number;
    name: string;
    slug?: string;
    locative?: string | null;
    lat?: number | null;
    lon?: number | null;
    intro?: string;
    body?: string;
    popular?: boolean;
    seo_title?: string | null;
    seo_description?: string | null;
  };
}

export type CreateTownAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    town_id: number;
    region_id: number;
    region: string;
    districts: number;
    villas: number;
    popular: boolean;
    position: number;
    created_at: string;
    version: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    intro: string;
    body: string;
    picture_hash: string | null;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export type ListTownNamesAnswer = {
  content: Array<{
    id: number;
    name: string;
    region_id: number;
  }>;
};

export interface ShowTownCall {
  path: {
    id: number;
  };
}

export type ShowTownAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    town_id: number;
    region_id: number;
    region: string;
    districts: number;
    villas: number;
    popular: boolean;
    position: number;
    created_at: string;
    version: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    intro: string;
    body: string;
    picture_hash: string | null;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateTownCall {
  path: {
    id: number;
  };
  body: {
    region_id: number;
    name: string;
    slug?: string;
    locative?: string | null;
    lat?: number | null;
    lon?: number | null;
    intro?: string;
    body?: string;
    popular?: boolean;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateTownAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    town_id: number;
    region_id: number;
    region: string;
    districts: number;
    villas: number;
    popular: boolean;
    position: number;
    created_at: string;
    version: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    intro: string;
    body: string;
    picture_hash: string | null;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface DeleteTownCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteTownAnswer = {
  content: {
    id: number;
  };
};

export interface OrderTownsCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderTownsAnswer = {
  content: {
    ids: number[];
  };
};

export interface SetTownPictureCall {
  path: {
    id: number;
  };
  body: FormData;
}

export type SetTownPictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface DeleteTownPictureCall {
  path: {
    id: number;
  };
}

export type DeleteTownPictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface ListDistrictsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'position' | '-position' | 'id' | '-id' | 'name' | '-name' | 'created_at' | '-created_at';
    region_id?: number;
    town_id?: number;
    name?: string;
  };
}

export type ListDistrictsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    district_id: number;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    villas: number;
    position: number;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateDistrictCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    town_id: number;
    name: string;
    slug?: string;
    locative?: string | null;
    lat?: number | null;
    lon?: number | null;
    il_code?: number | null;
    ilce_code?: number | null;
    intro?: string;
    body?: string;
    seo_title?: string | null;
    seo_description?: string | null;
  };
}

export type CreateDistrictAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    district_id: number;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    villas: number;
    position: number;
    created_at: string;
    version: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    il_code: number | null;
    ilce_code: number | null;
    intro: string;
    body: string;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface ListDistrictNamesCall {
  query?: {
    town_id?: number;
  };
}

export type ListDistrictNamesAnswer = {
  content: Array<{
    id: number;
    name: string;
    town_id: number;
    town: string;
  }>;
};

export interface ShowDistrictCall {
  path: {
    id: number;
  };
}

export type ShowDistrictAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    district_id: number;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    villas: number;
    position: number;
    created_at: string;
    version: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    il_code: number | null;
    ilce_code: number | null;
    intro: string;
    body: string;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateDistrictCall {
  path: {
    id: number;
  };
  body: {
    town_id: number;
    name: string;
    slug?: string;
    locative?: string | null;
    lat?: number | null;
    lon?: number | null;
    il_code?: number | null;
    ilce_code?: number | null;
    intro?: string;
    body?: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateDistrictAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    district_id: number;
    town_id: number;
    town: string;
    region_id: number;
    region: string;
    villas: number;
    position: number;
    created_at: string;
    version: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    il_code: number | null;
    ilce_code: number | null;
    intro: string;
    body: string;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface DeleteDistrictCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteDistrictAnswer = {
  content: {
    id: number;
  };
};

export interface OrderDistrictsCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderDistrictsAnswer = {
  content: {
    ids: number[];
  };
};

export interface SetDistrictPictureCall {
  path: {
    id: number;
  };
  body: FormData;
}

export type SetDistrictPictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface DeleteDistrictPictureCall {
  path: {
    id: number;
  };
}

export type DeleteDistrictPictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface RequestReservationCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    villa_id: number;
    check_in: string;
    check_out: string;
    adults: number;
    children?: number;
    babies?: number;
    extras?: number[];
    customer_name: string;
    customer_phone: string;
    customer_email: string;
    customer_note?: string;
    accept_information: true;
    accept_contract: true;
  };
}

export type RequestReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    option_until: string | null;
    villa_id: number;
    nights: number;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    deposit_kurus: number;
  };
};

export interface ListReservationsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'id' | '-id' | 'created_at' | '-created_at' | 'check_in' | '-check_in' | 'check_out' | '-check_out' | 'total_kurus' | '-total_kurus' | 'customer_name' | '-customer_name' | 'status' | '-status';
    oldrez?: '0' | '1';
    status?: Array<'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'>;
    villa_id?: number;
    reservation_id?: string;
    customer_name?: string;
    datetype?: 'created' | 'check_in' | 'check_out' | 'stay' | 'ended';
    date1?: string;
    date2?: string;
  };
}

export type ListReservationsAnswer = {
  content: Array<{
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    villa_id: number;
    villa_name: string;
    villa_slug: string;
    town: string;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    customer_name: string;
    customer_phone?: string;
    customer_email?: string;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    paid_kurus: number;
    option_until: string | null;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateReservationCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    villa_id: number;
    check_in: string;
    check_out: string;
    adults: number;
    children?: number;
    babies?: number;
    extras?: number[];
    customer_name: string;
    customer_phone: string;
    customer_email: string;
    customer_note?: string;
    status?: 'PENDING' | 'OPTION' | 'CONFIRMED';
    option_until?: string;
    reason?: string;
    override_reason?: string;
    total_kurus?: number;
    expected_total_kurus?: number;
  };
}

export type CreateReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    option_until: string | null;
    villa_id: number;
    nights: number;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    deposit_kurus: number;
  };
};

export interface ListOwnReservationsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    when?: 'coming' | 'now' | 'past';
    month?: string;
    listing?: string;
    date1?: string;
    date2?: string;
  };
}

export type ListOwnReservationsAnswer = {
  content: Array<{
    kind: 'villa' | 'boat';
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    listing_id: number;
    listing_name: string;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    customer_name: string;
    owner_amount_kurus: number | null;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface ShowReservationCall {
  path: {
    id: number;
  };
}

export type ShowReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    villa_id: number;
    villa_name: string;
    villa_slug: string;
    town: string;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    customer_name: string;
    customer_phone?: string;
    customer_email?: string;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    paid_kurus: number;
    option_until: string | null;
    created_at: string;
    version: number;
    quote: {
      sellable?: boolean;
      reasons?: Array<{
        code: 'past' | 'taken' | 'unpriced' | 'min_nights' | 'arrival_day' | 'too_many_guests' | 'too_long' | 'inactive' | 'no_permit' | 'over_permit';
        values: Record<string, Json>;
      }>;
      nights?: Array<{
        date: string;
        price_kurus: number | null;
        discount_kurus: number;
        season_id?: number | null;
        discount_id?: number | null;
        discount_kind?: 'early' | 'last_minute' | 'period' | 'long_stay' | 'gap' | null;
      }>;
      accommodation_kurus?: number | null;
      discount_kurus?: number | null;
      short_stay_fee_kurus?: number | null;
      short_stay_limit?: number | null;
      extras?: Array<{
        id: number;
        name: string;
        amount_kurus: number;
      }>;
      total_kurus?: number | null;
      prepayment_kurus?: number | null;
      prepayment_percent?: number;
      whole_is_due?: boolean;
      balance_kurus?: number | null;
      deposit_kurus?: number;
      taxes?: Record<string, number> | null;
      tax_rates?: Record<string, number> | null;
    };
    policy: Record<string, Json>;
    accommodation_kurus: number;
    discount_kurus: number;
    short_stay_fee_kurus: number;
    extras_kurus: number;
    deposit_kurus: number;
    confirmed_at: string | null;
    kept_kurus: number | null;
    refund_kurus: number | null;
    moves: Array<'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'>;
    customer_note?: string;
    staff_note?: string;
    source?: string;
    rates?: Record<string, Json>;
    override_reason?: string | null;
    state_reason?: string | null;
    events?: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      reason: string | null;
      actor_role: string;
      actor_name: string | null;
    }>;
    revisions?: Array<{
      revision: number;
      check_in: string;
      check_out: string;
      snapshot: Record<string, Json>;
      reason: string | null;
      created_at: string;
      created_by_name: string | null;
    }>;
    if_cancelled?: {
      by_guest: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
      by_agency: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
    } | null;
  };
};

export interface UpdateReservationCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    customer_name: string;
    customer_phone: string;
    customer_email: string;
    customer_note?: string;
    adults: number;
    children?: number;
    babies?: number;
    staff_note?: string;
    villa_id?: number;
    check_in?: string;
    check_out?: string;
    extras?: number[];
    reason?: string;
    override_reason?: string;
    total_kurus?: number;
    expected_total_kurus?: number;
    tell_guest?: boolean;
    request_id?: number;
    preview?: boolean;
    version?: number;
  };
}

export type UpdateReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    villa_id: number;
    villa_name: string;
    villa_slug: string;
    town: string;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    customer_name: string;
    customer_phone?: string;
    customer_email?: string;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    paid_kurus: number;
    option_until: string | null;
    created_at: string;
    version: number;
    quote: {
      sellable?: boolean;
      reasons?: Array<{
        code: 'past' | 'taken' | 'unpriced' | 'min_nights' | 'arrival_day' | 'too_many_guests' | 'too_long' | 'inactive' | 'no_permit' | 'over_permit';
        values: Record<string, Json>;
      }>;
      nights?: Array<{
        date: string;
        price_kurus: number | null;
        discount_kurus: number;
        season_id?: number | null;
        discount_id?: number | null;
        discount_kind?: 'early' | 'last_minute' | 'period' | 'long_stay' | 'gap' | null;
      }>;
      accommodation_kurus?: number | null;
      discount_kurus?: number | null;
      short_stay_fee_kurus?: number | null;
      short_stay_limit?: number | null;
      extras?: Array<{
        id: number;
        name: string;
        amount_kurus: number;
      }>;
      total_kurus?: number | null;
      prepayment_kurus?: number | null;
      prepayment_percent?: number;
      whole_is_due?: boolean;
      balance_kurus?: number | null;
      deposit_kurus?: number;
      taxes?: Record<string, number> | null;
      tax_rates?: Record<string, number> | null;
    };
    policy: Record<string, Json>;
    accommodation_kurus: number;
    discount_kurus: number;
    short_stay_fee_kurus: number;
    extras_kurus: number;
    deposit_kurus: number;
    confirmed_at: string | null;
    kept_kurus: number | null;
    refund_kurus: number | null;
    moves: Array<'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'>;
    customer_note?: string;
    staff_note?: string;
    source?: string;
    rates?: Record<string, Json>;
    override_reason?: string | null;
    state_reason?: string | null;
    events?: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      reason: string | null;
      actor_role: string;
      actor_name: string | null;
    }>;
    revisions?: Array<{
      revision: number;
      check_in: string;
      check_out: string;
      snapshot: Record<string, Json>;
      reason: string | null;
      created_at: string;
      created_by_name: string | null;
    }>;
    if_cancelled?: {
      by_guest: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
      by_agency: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
    } | null;
    change: {
      before: {
        villa_id: number;
        check_in: string;
        check_out: string;
        nights: number;
        accommodation_kurus: number;
        discount_kurus: number;
        short_stay_fee_kurus: number;
        extras_kurus: number;
        total_kurus: number;
        prepayment_kurus: number;
        balance_kurus: number;
        deposit_kurus: number;
      };
      after: {
        villa_id: number;
        check_in: string;
        check_out: string;
        nights: number;
        accommodation_kurus: number;
        discount_kurus: number;
        short_stay_fee_kurus: number;
        extras_kurus: number;
        total_kurus: number;
        prepayment_kurus: number;
        balance_kurus: number;
        deposit_kurus: number;
      };
      revision: number;
      difference_kurus: number;
      unpaid_kurus: number;
      refund_kurus: number;
      withdrawn_kurus: number;
      dropped_extras: string[];
      ended_links: Array<{
        purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT';
        amount_kurus: number;
      }>;
      quote: {
        sellable?: boolean;
        reasons?: Array<{
          code: 'past' | 'taken' | 'unpriced' | 'min_nights' | 'arrival_day' | 'too_many_guests' | 'too_long' | 'inactive' | 'no_permit' | 'over_permit';
          values: Record<string, Json>;
        }>;
        nights?: Array<{
          date: string;
          price_kurus: number | null;
          discount_kurus: number;
          season_id?: number | null;
          discount_id?: number | null;
          discount_kind?: 'early' | 'last_minute' | 'period' | 'long_stay' | 'gap' | null;
        }>;
        accommodation_kurus?: number | null;
        discount_kurus?: number | null;
        short_stay_fee_kurus?: number | null;
        short_stay_limit?: number | null;
        extras?: Array<{
          id: number;
          name: string;
          amount_kurus: number;
        }>;
        total_kurus?: number | null;
        prepayment_kurus?: number | null;
        prepayment_percent?: number;
        whole_is_due?: boolean;
        balance_kurus?: number | null;
        deposit_kurus?: number;
        taxes?: Record<string, number> | null;
        tax_rates?: Record<string, number> | null;
      };
    } | null;
  };
};

export interface MoveReservationCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    status?: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    reason?: string;
    option_until?: string;
    cancelled_by?: 'GUEST' | 'AGENCY' | 'OWNER';
    balance_method?: 'TRANSFER' | 'CASH';
    deposit_method?: 'TRANSFER' | 'CASH';
    deposit_returned_kurus?: number;
    deduction_reason?: string;
    return_iban?: string;
    tell_guest?: boolean;
    version?: number;
  };
}

export type MoveReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    villa_id: number;
    villa_name: string;
    villa_slug: string;
    town: string;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    customer_name: string;
    customer_phone?: string;
    customer_email?: string;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    paid_kurus: number;
    option_until: string | null;
    created_at: string;
    version: number;
    quote: {
      sellable?: boolean;
      reasons?: Array<{
        code: 'past' | 'taken' | 'unpriced' | 'min_nights' | 'arrival_day' | 'too_many_guests' | 'too_long' | 'inactive' | 'no_permit' | 'over_permit';
        values: Record<string, Json>;
      }>;
      nights?: Array<{
        date: string;
        price_kurus: number | null;
        discount_kurus: number;
        season_id?: number | null;
        discount_id?: number | null;
        discount_kind?: 'early' | 'last_minute' | 'period' | 'long_stay' | 'gap' | null;
      }>;
      accommodation_kurus?: number | null;
      discount_kurus?: number | null;
      short_stay_fee_kurus?: number | null;
      short_stay_limit?: number | null;
      extras?: Array<{
        id: number;
        name: string;
        amount_kurus: number;
      }>;
      total_kurus?: number | null;
      prepayment_kurus?: number | null;
      prepayment_percent?: number;
      whole_is_due?: boolean;
      balance_kurus?: number | null;
      deposit_kurus?: number;
      taxes?: Record<string, number> | null;
      tax_rates?: Record<string, number> | null;
    };
    policy: Record<string, Json>;
    accommodation_kurus: number;
    discount_kurus: number;
    short_stay_fee_kurus: number;
    extras_kurus: number;
    deposit_kurus: number;
    confirmed_at: string | null;
    kept_kurus: number | null;
    refund_kurus: number | null;
    moves: Array<'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'>;
    customer_note?: string;
    staff_note?: string;
    source?: string;
    rates?: Record<string, Json>;
    override_reason?: string | null;
    state_reason?: string | null;
    events?: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      reason: string | null;
      actor_role: string;
      actor_name: string | null;
    }>;
    revisions?: Array<{
      revision: number;
      check_in: string;
      check_out: string;
      snapshot: Record<string, Json>;
      reason: string | null;
      created_at: string;
      created_by_name: string | null;
    }>;
    if_cancelled?: {
      by_guest: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
      by_agency: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
    } | null;
  };
};

export interface NoteReservationCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    note: string;
  };
}

export type NoteReservationAnswer = {
  content: {
    id: number;
    note: string;
  };
};

export interface ListBoatsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'position' | '-position' | 'id' | '-id' | 'name' | '-name' | 'created_at' | '-created_at' | 'guests_day' | '-guests_day';
    id?: number;
    q?: string;
    active?: '0' | '1' | 'true' | 'false';
    popular?: '0' | '1' | 'true' | 'false';
    type?: number;
    marina?: number;
    papers?: 'MISSING' | 'ENDING' | 'OVER';
  };
}

export type ListBoatsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    boat_id: number;
    code: string | null;
    marina_id: number;
    marina: string;
    town: string;
    types: Array<{
      id: number;
      name: string;
    }>;
    guests_day: number;
    guests_night: number;
    cabins: number;
    length_cm: number | null;
    owner_id: number | null;
    owner_name: string | null;
    licence_no: string | null;
    licence_verified: boolean;
    insurance_until: string | null;
    seaworthiness_until: string | null;
    from_week_price_kurus: number | null;
    from_day_price_kurus: number | null;
    from_trip_price_kurus: number | null;
    thumbnail: string | null;
    active: boolean;
    popular: boolean;
    withdrawn_reason: string | null;
    position: number;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateBoatCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    name: string;
    slug?: string;
    code?: string | null;
    owner_id?: number | null;
    marina_id: number;
    type_ids?: number[];
    summary?: string;
    description?: string;
    internal_note?: string | null;
    guests_day: number;
    guests_night?: number;
    cabins?: number;
    bathrooms?: number;
    cabin_layout?: Array<{
      kind: 'MASTER' | 'DOUBLE' | 'TWIN' | 'SINGLE' | 'BUNK';
      count: number;
    }>;
    crew_count?: number;
    crew?: string;
    with_captain?: boolean;
    licence_required?: boolean;
    length_cm?: number | null;
    beam_cm?: number | null;
    built_year?: number | null;
    refit_year?: number | null;
    make_model?: string | null;
    flag?: string | null;
    engine?: string | null;
    cruising_speed_knots?: number | null;
    route?: string;
    included?: string;
    excluded?: string;
    changeover_weekday?: number;
    boarding_time?: string;
    leaving_time?: string;
    trip_starts_at?: string;
    trip_ends_at?: string;
    min_days?: number;
    prepayment_percent?: number;
    deposit_kurus?: number;
    option_hours?: number | null;
    instant_booking?: boolean;
    cancellation_policy_id?: number | null;
    commission_percent?: number;
    seo_title?: string | null;
    seo_description?: string | null;
  };
}

export type CreateBoatAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    boat_id: number;
    code: string | null;
    marina_id: number;
    marina: string;
    town: string;
    types: Array<{
      id: number;
      name: string;
    }>;
    guests_day: number;
    guests_night: number;
    cabins: number;
    length_cm: number | null;
    owner_id: number | null;
    owner_name: string | null;
    licence_no: string | null;
    licence_verified: boolean;
    insurance_until: string | null;
    seaworthiness_until: string | null;
    from_week_price_kurus: number | null;
    from_day_price_kurus: number | null;
    from_trip_price_kurus: number | null;
    thumbnail: string | null;
    active: boolean;
    popular: boolean;
    withdrawn_reason: string | null;
    position: number;
    created_at: string;
    version: number;
    summary: string;
    description: string;
    internal_note: string | null;
    bathrooms: number;
    cabin_layout: Array<{
      kind: string;
      count: number;
    }>;
    crew_count: number;
    crew: string;
    with_captain: boolean;
    licence_required: boolean;
    beam_cm: number | null;
    built_year: number | null;
    refit_year: number | null;
    make_model: string | null;
    flag: string | null;
    engine: string | null;
    cruising_speed_knots: number | null;
    route: string;
    included: string;
    excluded: string;
    changeover_weekday: number;
    boarding_time: string;
    leaving_time: string;
    trip_starts_at: string;
    trip_ends_at: string;
    min_days: number;
    prepayment_percent: number;
    deposit_kurus: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    seo_title: string | null;
    seo_description: string | null;
    licence_holder: string | null;
    licence_verified_at: string | null;
    licence_verified_by: string | null;
    registry_no: string | null;
    mooring_log_no: string | null;
    insurer: string | null;
    withdrawn_at: string | null;
    rating: number | null;
    rating_count: number;
    type_ids: number[];
    feature_ids: number[];
    images: Array<{
      id: number;
      boat_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    prices: Array<{
      id: number;
      boat_id: number;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name: string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days: number | null;
      changeover_weekday: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      boat_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      version: number;
    }>;
    discounts: Array<{
      id: number;
      boat_id: number;
      kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
      name: string;
      percent: number;
      start_date: string;
      end_date: string;
      book_before: string | null;
      within_days: number | null;
      min_nights: number | null;
      active: boolean;
      version: number;
    }>;
    extras: Array<{
      id: number;
      boat_id: number;
      name: string;
      description: string;
      unit: 'NIGHT' | 'STAY' | 'PERSON';
      amount_kurus: number;
      optional: boolean;
      position: number;
      active: boolean;
      version: number;
    }>;
    updated_at: string;
  };
};

export type ListBoatNamesAnswer = {
  content: Array<{
    id: number;
    name: string;
    active: boolean;
  }>;
};

export type ListBookableBoatsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    marina: string;
    units: string[];
    guests_day: number;
    guests_night: number;
  }>;
};

export interface ShowBoatCall {
  path: {
    id: number;
  };
}

export type ShowBoatAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    boat_id: number;
    code: string | null;
    marina_id: number;
    marina: string;
    town: string;
    types: Array<{
      id: number;
      name: string;
    }>;
    guests_day: number;
    guests_night: number;
    cabins: number;
    length_cm: number | null;
    owner_id: number | null;
    owner_name: string | null;
    licence_no: string | null;
    licence_verified: boolean;
    insurance_until: string | null;
    seaworthiness_until: string | null;
    from_week_price_kurus: number | null;
    from_day_price_kurus: number | null;
    from_trip_price_kurus: number | null;
    thumbnail: string | null;
    active: boolean;
    popular: boolean;
    withdrawn_reason: string | null;
    position: number;
    created_at: string;
    version: number;
    summary: string;
    description: string;
    internal_note: string | null;
    bathrooms: number;
    cabin_layout: Array<{
      kind: string;
      count: number;
    }>;
    crew_count: number;
    crew: string;
    with_captain: boolean;
    licence_required: boolean;
    beam_cm: number | null;
    built_year: number | null;
    refit_year: number | null;
    make_model: string | null;
    flag: string | null;
    engine: string | null;
    cruising_speed_knots: number | null;
    route: string;
    included: string;
    excluded: string;
    changeover_weekday: number;
    boarding_time: string;
    leaving_time: string;
    trip_starts_at: string;
    trip_ends_at: string;
    min_days: number;
    prepayment_percent: number;
    deposit_kurus: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    seo_title: string | null;
    seo_description: string | null;
    licence_holder: string | null;
    licence_verified_at: string | null;
    licence_verified_by: string | null;
    registry_no: string | null;
    mooring_log_no: string | null;
    insurer: string | null;
    withdrawn_at: string | null;
    rating: number | null;
    rating_count: number;
    type_ids: number[];
    feature_ids: number[];
    images: Array<{
      id: number;
      boat_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    prices: Array<{
      id: number;
      boat_id: number;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name: string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days: number | null;
      changeover_weekday: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      boat_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      version: number;
    }>;
    discounts: Array<{
      id: number;
      boat_id: number;
      kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
      name: string;
      percent: number;
      start_date: string;
      end_date: string;
      book_before: string | null;
      within_days: number | null;
      min_nights: number | null;
      active: boolean;
      version: number;
    }>;
    extras: Array<{
      id: number;
      boat_id: number;
      name: string;
      description: string;
      unit: 'NIGHT' | 'STAY' | 'PERSON';
      amount_kurus: number;
      optional: boolean;
      position: number;
      active: boolean;
      version: number;
    }>;
    updated_at: string;
  };
};

export interface UpdateBoatCall {
  path: {
    id: number;
  };
  body: {
    name?: string;
    slug?: string;
    code?: string | null;
    owner_id?: number | null;
    marina_id?: number;
    type_ids?: number[];
    summary?: string;
    description?: string;
    internal_note?: string | null;
    guests_day?: number;
    guests_night?: number;
    cabins?: number;
    bathrooms?: number;
    cabin_layout?: Array<{
      kind: 'MASTER' | 'DOUBLE' | 'TWIN' | 'SINGLE' | 'BUNK';
      count: number;
    }>;
    crew_count?: number;
    crew?: string;
    with_captain?: boolean;
    licence_required?: boolean;
    length_cm?: number | null;
    beam_cm?: number | null;
    built_year?: number | null;
    refit_year?: number | null;
    make_model?: string | null;
    flag?: string | null;
    engine?: string | null;
    cruising_speed_knots?: number | null;
    route?: string;
    included?: string;
    excluded?: string;
    changeover_weekday?: number;
    boarding_time?: string;
    leaving_time?: string;
    trip_starts_at?: string;
    trip_ends_at?: string;
    min_days?: number;
    prepayment_percent?: number;
    deposit_kurus?: number;
    option_hours?: number | null;
    instant_booking?: boolean;
    cancellation_policy_id?: number | null;
    commission_percent?: number;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateBoatAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    boat_id: number;
    code: string | null;
    marina_id: number;
    marina: string;
    town: string;
    types: Array<{
      id: number;
      name: string;
    }>;
    guests_day: number;
    guests_night: number;
    cabins: number;
    length_cm: number | null;
    owner_id: number | null;
    owner_name: string | null;
    licence_no: string | null;
    licence_verified: boolean;
    insurance_until: string | null;
    seaworthiness_until: string | null;
    from_week_price_kurus: number | null;
    from_day_price_kurus: number | null;
    from_trip_price_kurus: number | null;
    thumbnail: string | null;
    active: boolean;
    popular: boolean;
    withdrawn_reason: string | null;
    position: number;
    created_at: string;
    version: number;
    summary: string;
    description: string;
    internal_note: string | null;
    bathrooms: number;
    cabin_layout: Array<{
      kind: string;
      count: number;
    }>;
    crew_count: number;
    crew: string;
    with_captain: boolean;
    licence_required: boolean;
    beam_cm: number | null;
    built_year: number | null;
    refit_year: number | null;
    make_model: string | null;
    flag: string | null;
    engine: string | null;
    cruising_speed_knots: number | null;
    route: string;
    included: string;
    excluded: string;
    changeover_weekday: number;
    boarding_time: string;
    leaving_time: string;
    trip_starts_at: string;
    trip_ends_at: string;
    min_days: number;
    prepayment_percent: number;
    deposit_kurus: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    seo_title: string | null;
    seo_description: string | null;
    licence_holder: string | null;
    licence_verified_at: string | null;
    licence_verified_by: string | null;
    registry_no: string | null;
    mooring_log_no: string | null;
    insurer: string | null;
    withdrawn_at: string | null;
    rating: number | null;
    rating_count: number;
    type_ids: number[];
    feature_ids: number[];
    images: Array<{
      id: number;
      boat_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    prices: Array<{
      id: number;
      boat_id: number;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name: string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days: number | null;
      changeover_weekday: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      boat_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      version: number;
    }>;
    discounts: Array<{
      id: number;
      boat_id: number;
      kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
      name: string;
      percent: number;
      start_date: string;
      end_date: string;
      book_before: string | null;
      within_days: number | null;
      min_nights: number | null;
      active: boolean;
      version: number;
    }>;
    extras: Array<{
      id: number;
      boat_id: number;
      name: string;
      description: string;
      unit: 'NIGHT' | 'STAY' | 'PERSON';
      amount_kurus: number;
      optional: boolean;
      position: number;
      active: boolean;
      version: number;
    }>;
    updated_at: string;
  };
};

export interface DeleteBoatCall {
  path: {
    id: number;
  };
}

export type DeleteBoatAnswer = {
  content: {
    id: number;
  };
};

export interface CopyBoatCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    name: string;
    slug?: string;
    code?: string | null;
  };
}

export type CopyBoatAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    boat_id: number;
    code: string | null;
    marina_id: number;
    marina: string;
    town: string;
    types: Array<{
      id: number;
      name: string;
    }>;
    guests_day: number;
    guests_night: number;
    cabins: number;
    length_cm: number | null;
    owner_id: number | null;
    owner_name: string | null;
    licence_no: string | null;
    licence_verified: boolean;
    insurance_until: string | null;
    seaworthiness_until: string | null;
    from_week_price_kurus: number | null;
    from_day_price_kurus: number | null;
    from_trip_price_kurus: number | null;
    thumbnail: string | null;
    active: boolean;
    popular: boolean;
    withdrawn_reason: string | null;
    position: number;
    created_at: string;
    version: number;
    summary: string;
    description: string;
    internal_note: string | null;
    bathrooms: number;
    cabin_layout: Array<{
      kind: string;
      count: number;
    }>;
    crew_count: number;
    crew: string;
    with_captain: boolean;
    licence_required: boolean;
    beam_cm: number | null;
    built_year: number | null;
    refit_year: number | null;
    make_model: string | null;
    flag: string | null;
    engine: string | null;
    cruising_speed_knots: number | null;
    route: string;
    included: string;
    excluded: string;
    changeover_weekday: number;
    boarding_time: string;
    leaving_time: string;
    trip_starts_at: string;
    trip_ends_at: string;
    min_days: number;
    prepayment_percent: number;
    deposit_kurus: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    seo_title: string | null;
    seo_description: string | null;
    licence_holder: string | null;
    licence_verified_at: string | null;
    licence_verified_by: string | null;
    registry_no: string | null;
    mooring_log_no: string | null;
    insurer: string | null;
    withdrawn_at: string | null;
    rating: number | null;
    rating_count: number;
    type_ids: number[];
    feature_ids: number[];
    images: Array<{
      id: number;
      boat_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    prices: Array<{
      id: number;
      boat_id: number;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name: string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days: number | null;
      changeover_weekday: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      boat_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      version: number;
    }>;
    discounts: Array<{
      id: number;
      boat_id: number;
      kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
      name: string;
      percent: number;
      start_date: string;
      end_date: string;
      book_before: string | null;
      within_days: number | null;
      min_nights: number | null;
      active: boolean;
      version: number;
    }>;
    extras: Array<{
      id: number;
      boat_id: number;
      name: string;
      description: string;
      unit: 'NIGHT' | 'STAY' | 'PERSON';
      amount_kurus: number;
      optional: boolean;
      position: number;
      active: boolean;
      version: number;
    }>;
    updated_at: string;
  };
};

export interface FlagBoatsCall {
  body: {
    ids: number[];
    active: boolean;
  };
}

export type FlagBoatsAnswer = {
  content: {
    ids: number[];
    active: boolean;
    changed: number[];
  };
};

export interface FlagPopularBoatsCall {
  body: {
    ids: number[];
    active: boolean;
  };
}

export type FlagPopularBoatsAnswer = {
  content: {
    ids: number[];
    active: boolean;
    changed: number[];
  };
};

export interface OrderBoatsCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderBoatsAnswer = {
  content: {
    ids: number[];
  };
};

export interface SetBoatFeaturesCall {
  path: {
    id: number;
  };
  body: {
    feature_ids: number[];
    version?: number;
  };
}

export type SetBoatFeaturesAnswer = {
  content: {
    id: number;
    feature_ids: number[];
  };
};

export interface UpdateBoatPapersCall {
  path: {
    id: number;
  };
  body: {
    licence_no: string | null;
    licence_holder?: string | null;
    licence_verified: boolean;
    registry_no?: string | null;
    mooring_log_no?: string | null;
    insurer?: string | null;
    insurance_until: string | null;
    seaworthiness_until: string | null;
    withdrawn_reason?: 'PERMIT_LOST' | 'TAKEDOWN' | 'OWNER_LEFT' | 'OTHER' | null;
    version?: number;
  };
}

export type UpdateBoatPapersAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    boat_id: number;
    code: string | null;
    marina_id: number;
    marina: string;
    town: string;
    types: Array<{
      id: number;
      name: string;
    }>;
    guests_day: number;
    guests_night: number;
    cabins: number;
    length_cm: number | null;
    owner_id: number | null;
    owner_name: string | null;
    licence_no: string | null;
    licence_verified: boolean;
    insurance_until: string | null;
    seaworthiness_until: string | null;
    from_week_price_kurus: number | null;
    from_day_price_kurus: number | null;
    from_trip_price_kurus: number | null;
    thumbnail: string | null;
    active: boolean;
    popular: boolean;
    withdrawn_reason: string | null;
    position: number;
    created_at: string;
    version: number;
    summary: string;
    description: string;
    internal_note: string | null;
    bathrooms: number;
    cabin_layout: Array<{
      kind: string;
      count: number;
    }>;
    crew_count: number;
    crew: string;
    with_captain: boolean;
    licence_required: boolean;
    beam_cm: number | null;
    built_year: number | null;
    refit_year: number | null;
    make_model: string | null;
    flag: string | null;
    engine: string | null;
    cruising_speed_knots: number | null;
    route: string;
    included: string;
    excluded: string;
    changeover_weekday: number;
    boarding_time: string;
    leaving_time: string;
    trip_starts_at: string;
    trip_ends_at: string;
    min_days: number;
    prepayment_percent: number;
    deposit_kurus: number;
    option_hours: number | null;
    instant_booking: boolean;
    cancellation_policy_id: number | null;
    commission_percent: number;
    seo_title: string | null;
    seo_description: string | null;
    licence_holder: string | null;
    licence_verified_at: string | null;
    licence_verified_by: string | null;
    registry_no: string | null;
    mooring_log_no: string | null;
    insurer: string | null;
    withdrawn_at: string | null;
    rating: number | null;
    rating_count: number;
    type_ids: number[];
    feature_ids: number[];
    images: Array<{
      id: number;
      boat_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    }>;
    prices: Array<{
      id: number;
      boat_id: number;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name: string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days: number | null;
      changeover_weekday: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      boat_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      version: number;
    }>;
    discounts: Array<{
      id: number;
      boat_id: number;
      kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
      name: string;
      percent: number;
      start_date: string;
      end_date: string;
      book_before: string | null;
      within_days: number | null;
      min_nights: number | null;
      active: boolean;
      version: number;
    }>;
    extras: Array<{
      id: number;
      boat_id: number;
      name: string;
      description: string;
      unit: 'NIGHT' | 'STAY' | 'PERSON';
      amount_kurus: number;
      optional: boolean;
      position: number;
      active: boolean;
      version: number;
    }>;
    updated_at: string;
  };
};

export interface AddBoatPicturesCall {
  body: FormData;
}

export type AddBoatPicturesAnswer = {
  content: Array<{
    file_name: string;
    ok: true;
    image: {
      id: number;
      boat_id: number;
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
      kind: string | null;
      position: number;
      order: number;
      thumbnail: string;
    };
  } | {
    file_name: string;
    ok: false;
    code: string;
    content: string;
  }>;
};

export interface OrderBoatPicturesCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderBoatPicturesAnswer = {
  content: {
    ids: number[];
  };
};

export interface UpdateBoatPictureCall {
  path: {
    id: number;
  };
  body: {
    alt: string;
    kind?: 'EXTERIOR' | 'DECK' | 'CABIN' | 'SALOON' | 'GALLEY' | 'BATHROOM' | 'VIEW' | 'PLAN' | null;
  };
}

export type UpdateBoatPictureAnswer = {
  content: {
    id: number;
    boat_id: number;
    hash: string;
    width: number;
    height: number;
    colour: string;
    alt: string;
    kind: string | null;
    position: number;
    order: number;
    thumbnail: string;
  };
};

export interface DeleteBoatPictureCall {
  path: {
    id: number;
  };
}

export type DeleteBoatPictureAnswer = {
  content: {
    id: number;
  };
};

export type ListOpenBoatTypesAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    description: string;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    boats: number;
  }>;
};

export interface ListBoatTypesCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'position' | '-position' | 'id' | '-id' | 'name' | '-name' | 'created_at' | '-created_at';
    active?: '0' | '1' | 'true' | 'false';
    name?: string;
  };
}

export type ListBoatTypesAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    description: string;
    boats: number;
    active: boolean;
    position: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateBoatTypeCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    name: string;
    slug?: string;
    description?: string;
    body?: string;
    active?: boolean;
    seo_title?: string | null;
    seo_description?: string | null;
  };
}

export type CreateBoatTypeAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    description: string;
    boats: number;
    active: boolean;
    position: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    version: number;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface ShowBoatTypeCall {
  path: {
    id: number;
  };
}

export type ShowBoatTypeAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    description: string;
    boats: number;
    active: boolean;
    position: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    version: number;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateBoatTypeCall {
  path: {
    id: number;
  };
  body: {
    name: string;
    slug?: string;
    description?: string;
    body?: string;
    active?: boolean;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateBoatTypeAnswer = {
  content: {
    id: number;
    slug: string;
    name: string;
    description: string;
    boats: number;
    active: boolean;
    position: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    version: number;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface DeleteBoatTypeCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteBoatTypeAnswer = {
  content: {
    id: number;
  };
};

export interface OrderBoatTypesCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderBoatTypesAnswer = {
  content: {
    ids: number[];
  };
};

export interface SetBoatTypePictureCall {
  path: {
    id: number;
  };
  body: FormData;
}

export type SetBoatTypePictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface DeleteBoatTypePictureCall {
  path: {
    id: number;
  };
}

export type DeleteBoatTypePictureAnswer = {
  content: {
    id: number;
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    version: number;
  };
};

export interface ListMarinasCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'position' | '-position' | 'id' | '-id' | 'name' | '-name' | 'created_at' | '-created_at';
    town_id?: number;
    name?: string;
  };
}

export type ListMarinasAnswer = {
  content: Array<{
    id: number;
    name: string;
    marina_id: number;
    town_id: number;
    town: string;
    region: string;
    boats: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    address: string | null;
    position: number;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateMarinaCall {
  body: {
    town_id: number;
    name: string;
    locative?: string | null;
    lat?: number | null;
    lon?: number | null;
    address?: string | null;
  };
}

export type CreateMarinaAnswer = {
  content: {
    id: number;
    name: string;
    marina_id: number;
    town_id: number;
    town: string;
    region: string;
    boats: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    address: string | null;
    position: number;
    created_at: string;
    version: number;
  };
};

export interface ShowMarinaCall {
  path: {
    id: number;
  };
}

export type ShowMarinaAnswer = {
  content: {
    id: number;
    name: string;
    marina_id: number;
    town_id: number;
    town: string;
    region: string;
    boats: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    address: string | null;
    position: number;
    created_at: string;
    version: number;
  };
};

export interface UpdateMarinaCall {
  path: {
    id: number;
  };
  body: {
    town_id: number;
    name: string;
    locative?: string | null;
    lat?: number | null;
    lon?: number | null;
    address?: string | null;
    version?: number;
  };
}

export type UpdateMarinaAnswer = {
  content: {
    id: number;
    name: string;
    marina_id: number;
    town_id: number;
    town: string;
    region: string;
    boats: number;
    locative: string | null;
    lat: number | null;
    lon: number | null;
    address: string | null;
    position: number;
    created_at: string;
    version: number;
  };
};

export interface DeleteMarinaCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteMarinaAnswer = {
  content: {
    id: number;
  };
};

export interface SearchBoatsCall {
  query?: {
    q?: string;
    check_in?: string;
    check_out?: string;
    flex?: 'month' | number;
    adults?: number;
    children?: number;
    babies?: number;
    type?: string[];
    region?: string[];
    town?: string[];
    marina?: number[];
    unit?: 'week' | 'WEEK' | 'day' | 'DAY' | 'trip' | 'TRIP';
    berths?: number;
    cabins?: number;
    length?: number;
    crew?: 'with' | 'without';
    feature?: number[];
    instant?: '1';
    min_price?: number;
    max_price?: number;
    sort?: 'recommended' | 'price_asc' | 'price_desc' | 'rating' | 'newest' | 'capacity';
    page?: number;
    client?: string;
  };
}

export type SearchBoatsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    thumbnail: string | null;
    permit_no: null;
    marina: string;
    town: string;
    type: string;
    length_metres: number | null;
    capacity: number;
    cabins: number;
    rating: number | null;
    rating_count: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    from_price_kurus: number | null;
    total_kurus: number | null;
    total_before_discount_kurus: number | null;
    discount_percent: number | null;
    instant_booking: boolean;
    check_in: string | null;
    check_out: string | null;
    pictures: Array<{
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    }>;
  }>;
  total: number;
  skip: number;
  take: number;
  counts: {
    regions: Record<string, number>;
    towns: Record<string, number>;
    types: Record<string, number>;
    marinas: Array<{
      id: number;
      name: string;
      town: string;
      boats: number;
    }>;
    features: Array<{
      id: number;
      name: string;
      category: string;
      boats: number;
    }>;
    units: {
      week: number;
      day: number;
      trip: number;
    };
    berths: Record<string, number>;
    cabins: Record<string, number>;
    lengths: Record<string, number>;
    crews: {
      with: number;
      without: number;
    };
    instant: number;
    prices: {
      lowest: number;
      highest: number;
      boats: number[];
    } | null;
    without: Record<string, number>;
    nearest: Array<{
      check_in: string;
      check_out: string;
      boats: number;
      lowest_kurus: number | null;
    }>;
  };
};

export interface ShowBoatPricesCall {
  path: {
    id: number;
  };
}

export type ShowBoatPricesAnswer = {
  content: {
    boat_id: number;
    name: string;
    rules: {
      min_days: number;
      changeover_weekday: number;
      prepayment_percent: number;
      deposit_kurus: number;
      trip_starts_at: string;
      trip_ends_at: string;
    };
    prices: Array<{
      id: number;
      boat_id: number;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name: string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days: number | null;
      changeover_weekday: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    dates: Array<{
      id: number;
      boat_id: number;
      started_at: string;
      finished_at: string;
      nights: number;
      note: string;
      version: number;
    }>;
  };
};

export interface CreateBoatPriceCall {
  body: {
    boat_id: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    name?: '' | string;
    start_date: string;
    end_date: string;
    price_kurus: number;
    min_days?: number | null;
    changeover_weekday?: number | null;
    prepayment_percent?: number | null;
    deposit_kurus?: number | null;
    split?: boolean;
    seen?: Array<{
      id: number;
      version: number;
    }>;
  };
}

export type CreateBoatPriceAnswer = {
  content: {
    id: number;
    boat_id: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    name: string;
    start_date: string;
    end_date: string;
    price_kurus: number;
    min_days: number | null;
    changeover_weekday: number | null;
    prepayment_percent: number | null;
    deposit_kurus: number | null;
    version: number;
    split: {
      trimmed: Array<{
        id: number;
        boat_id: number;
        unit: 'WEEK' | 'DAY' | 'TRIP';
        name: string;
        start_date: string;
        end_date: string;
        price_kurus: number;
        min_days: number | null;
        changeover_weekday: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
      continued: Array<{
        id: number;
        boat_id: number;
        unit: 'WEEK' | 'DAY' | 'TRIP';
        name: string;
        start_date: string;
        end_date: string;
        price_kurus: number;
        min_days: number | null;
        changeover_weekday: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
      removed: Array<{
        id: number;
        boat_id: number;
        unit: 'WEEK' | 'DAY' | 'TRIP';
        name: string;
        start_date: string;
        end_date: string;
        price_kurus: number;
        min_days: number | null;
        changeover_weekday: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
    };
  };
};

export interface ChangeBoatPricesCall {
  body: {
    ids: number[];
    seen?: Array<{
      id: number;
      version: number;
    }>;
    percent?: number;
    prepayment_percent?: number | null;
    deposit_kurus?: number | null;
    price_kurus?: number;
    min_days?: number | null;
  };
}

export type ChangeBoatPricesAnswer = {
  content: Array<{
    id: number;
    boat_id: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    name: string;
    start_date: string;
    end_date: string;
    price_kurus: number;
    min_days: number | null;
    changeover_weekday: number | null;
    prepayment_percent: number | null;
    deposit_kurus: number | null;
    version: number;
  }>;
};

export interface ReplaceBoatPricesCall {
  body: {
    boat_id: number;
    replaced: Array<{
      id: number;
      version: number;
    }>;
    prices: Array<{
      id?: number | null;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name?: '' | string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days?: number | null;
      changeover_weekday?: number | null;
      prepayment_percent?: number | null;
      deposit_kurus?: number | null;
    }>;
  };
}

export type ReplaceBoatPricesAnswer = {
  content: {
    prices: Array<{
      id: number;
      boat_id: number;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name: string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days: number | null;
      changeover_weekday: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
    undo: {
      boat_id: number;
      replaced: Array<{
        id: number;
        version: number;
      }>;
      prices: Array<{
        id: number | null;
        unit: 'WEEK' | 'DAY' | 'TRIP';
        name: string;
        start_date: string;
        end_date: string;
        price_kurus: number;
        min_days: number | null;
        changeover_weekday: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
      }>;
    };
  };
};

export interface CopyBoatPricesCall {
  body: {
    boat_id: number;
    from_year: number;
    to_year: number;
    percent?: number;
    split?: boolean;
    preview?: boolean;
    seen?: Array<{
      id: number;
      version: number;
    }>;
  };
}

export type CopyBoatPricesAnswer = {
  content: {
    boat_id: number;
    prices: Array<{
      id: number | null;
      boat_id: number;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name: string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days: number | null;
      changeover_weekday: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number | null;
      copied_from: number;
      copied_version: number;
      former_price_kurus: number;
    }>;
    overlaps: Array<{
      id: number;
      boat_id: number;
      unit: 'WEEK' | 'DAY' | 'TRIP';
      name: string;
      start_date: string;
      end_date: string;
      price_kurus: number;
      min_days: number | null;
      changeover_weekday: number | null;
      prepayment_percent: number | null;
      deposit_kurus: number | null;
      version: number;
    }>;
  };
};

export interface UpdateBoatPriceCall {
  path: {
    id: number;
  };
  body: {
    boat_id?: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    name?: '' | string;
    start_date: string;
    end_date: string;
    price_kurus: number;
    min_days?: number | null;
    changeover_weekday?: number | null;
    prepayment_percent?: number | null;
    deposit_kurus?: number | null;
    split?: boolean;
    seen?: Array<{
      id: number;
      version: number;
    }>;
    version?: number;
  };
}

export type UpdateBoatPriceAnswer = {
  content: {
    id: number;
    boat_id: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    name: string;
    start_date: string;
    end_date: string;
    price_kurus: number;
    min_days: number | null;
    changeover_weekday: number | null;
    prepayment_percent: number | null;
    deposit_kurus: number | null;
    version: number;
    split: {
      trimmed: Array<{
        id: number;
        boat_id: number;
        unit: 'WEEK' | 'DAY' | 'TRIP';
        name: string;
        start_date: string;
        end_date: string;
        price_kurus: number;
        min_days: number | null;
        changeover_weekday: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
      continued: Array<{
        id: number;
        boat_id: number;
        unit: 'WEEK' | 'DAY' | 'TRIP';
        name: string;
        start_date: string;
        end_date: string;
        price_kurus: number;
        min_days: number | null;
        changeover_weekday: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
      removed: Array<{
        id: number;
        boat_id: number;
        unit: 'WEEK' | 'DAY' | 'TRIP';
        name: string;
        start_date: string;
        end_date: string;
        price_kurus: number;
        min_days: number | null;
        changeover_weekday: number | null;
        prepayment_percent: number | null;
        deposit_kurus: number | null;
        version: number;
      }>;
    };
  };
};

export interface DeleteBoatPriceCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteBoatPriceAnswer = {
  content: {
    id: number;
  };
};

export interface CloseBoatCall {
  body: {
    boat_id: number;
    started_at: string;
    finished_at: string;
    note?: string;
  };
}

export type CloseBoatAnswer = {
  content: {
    id: number;
    boat_id: number;
    started_at: string;
    finished_at: string;
    nights: number;
    note: string;
    version: number;
  };
};

export interface UpdateBoatDateCall {
  path: {
    id: number;
  };
  body: {
    boat_id?: number;
    started_at: string;
    finished_at: string;
    note?: string;
    version?: number;
  };
}

export type UpdateBoatDateAnswer = {
  content: {
    id: number;
    boat_id: number;
    started_at: string;
    finished_at: string;
    nights: number;
    note: string;
    version: number;
  };
};

export interface OpenBoatCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type OpenBoatAnswer = {
  content: {
    id: number;
  };
};

export interface CreateBoatDiscountCall {
  body: {
    boat_id: number;
    kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
    unit?: 'WEEK' | 'DAY' | 'TRIP' | null;
    name?: '' | string;
    percent: number;
    start_date: string;
    end_date: string;
    book_before?: string | null;
    within_days?: number | null;
    min_nights?: number | null;
    active?: boolean;
  };
}

export type CreateBoatDiscountAnswer = {
  content: {
    id: number;
    boat_id: number;
    kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
    unit: 'WEEK' | 'DAY' | 'TRIP' | null;
    name: string;
    percent: number;
    start_date: string;
    end_date: string;
    book_before: string | null;
    within_days: number | null;
    min_nights: number | null;
    active: boolean;
    version: number;
  };
};

export interface UpdateBoatDiscountCall {
  path: {
    id: number;
  };
  body: {
    boat_id?: number;
    kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
    unit?: 'WEEK' | 'DAY' | 'TRIP' | null;
    name?: '' | string;
    percent: number;
    start_date: string;
    end_date: string;
    book_before?: string | null;
    within_days?: number | null;
    min_nights?: number | null;
    active?: boolean;
    version?: number;
  };
}

export type UpdateBoatDiscountAnswer = {
  content: {
    id: number;
    boat_id: number;
    kind: 'EARLY' | 'LAST_MINUTE' | 'PERIOD' | 'LONG_STAY' | 'GAP';
    unit: 'WEEK' | 'DAY' | 'TRIP' | null;
    name: string;
    percent: number;
    start_date: string;
    end_date: string;
    book_before: string | null;
    within_days: number | null;
    min_nights: number | null;
    active: boolean;
    version: number;
  };
};

export interface DeleteBoatDiscountCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteBoatDiscountAnswer = {
  content: {
    id: number;
  };
};

export interface CreateBoatExtraCall {
  body: {
    boat_id: number;
    name: string;
    description?: string;
    unit: 'NIGHT' | 'STAY' | 'PERSON';
    amount_kurus: number;
    optional?: boolean;
    position?: number;
    active?: boolean;
  };
}

export type CreateBoatExtraAnswer = {
  content: {
    id: number;
    boat_id: number;
    name: string;
    description: string;
    unit: 'NIGHT' | 'STAY' | 'PERSON';
    amount_kurus: number;
    optional: boolean;
    position: number;
    active: boolean;
    version: number;
  };
};

export interface UpdateBoatExtraCall {
  path: {
    id: number;
  };
  body: {
    boat_id?: number;
    name: string;
    description?: string;
    unit: 'NIGHT' | 'STAY' | 'PERSON';
    amount_kurus: number;
    optional?: boolean;
    position?: number;
    active?: boolean;
    version?: number;
  };
}

export type UpdateBoatExtraAnswer = {
  content: {
    id: number;
    boat_id: number;
    name: string;
    description: string;
    unit: 'NIGHT' | 'STAY' | 'PERSON';
    amount_kurus: number;
    optional: boolean;
    position: number;
    active: boolean;
    version: number;
  };
};

export interface DeleteBoatExtraCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteBoatExtraAnswer = {
  content: {
    id: number;
  };
};

export interface RequestBoatReservationCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    boat_id: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    check_in: string;
    check_out: string;
    adults: number;
    children?: number;
    babies?: number;
    extras?: number[];
    customer_name: string;
    customer_phone: string;
    customer_email: string;
    customer_note?: string;
    accept_information: true;
    accept_contract: true;
  };
}

export type RequestBoatReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    option_until: string | null;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    deposit_kurus: number;
    boat_id: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    nights: number;
  };
};

export interface ListBoatReservationsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'id' | '-id' | 'created_at' | '-created_at' | 'check_in' | '-check_in' | 'check_out' | '-check_out' | 'total_kurus' | '-total_kurus' | 'customer_name' | '-customer_name' | 'status' | '-status' | 'started_at' | '-started_at' | 'finished_at' | '-finished_at';
    status?: Array<'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'>;
    boat_id?: number;
    datetype?: 'stay' | 'ended';
    started_at?: string;
    finished_at?: string;
    created_at?: string;
    leaves_by?: string;
    reservation_id?: string;
    customer_name?: string;
  };
}

export type ListBoatReservationsAnswer = {
  content: Array<{
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    boat_id: number;
    boat_name: string;
    boat_slug: string;
    marina: string;
    town: string;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    check_in: string;
    check_out: string;
    started_at: string;
    finished_at: string;
    nights: number;
    starts_at: string | null;
    ends_at: string | null;
    adults: number;
    children: number;
    babies: number;
    customer_name: string;
    customer_phone?: string;
    customer_email?: string;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    paid_kurus: number;
    option_until: string | null;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateBoatReservationCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    boat_id: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    check_in: string;
    check_out: string;
    adults: number;
    children?: number;
    babies?: number;
    extras?: number[];
    customer_name: string;
    customer_phone: string;
    customer_email: string;
    customer_note?: string;
    status?: 'PENDING' | 'OPTION' | 'CONFIRMED';
    option_until?: string;
    reason?: string;
    override_reason?: string;
    total_kurus?: number;
    expected_total_kurus?: number;
  };
}

export type CreateBoatReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    option_until: string | null;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    deposit_kurus: number;
    boat_id: number;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    nights: number;
  };
};

export interface ShowBoatReservationCall {
  path: {
    id: number;
  };
}

export type ShowBoatReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    boat_id: number;
    boat_name: string;
    boat_slug: string;
    marina: string;
    town: string;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    check_in: string;
    check_out: string;
    started_at: string;
    finished_at: string;
    nights: number;
    starts_at: string | null;
    ends_at: string | null;
    adults: number;
    children: number;
    babies: number;
    customer_name: string;
    customer_phone?: string;
    customer_email?: string;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    paid_kurus: number;
    option_until: string | null;
    created_at: string;
    version: number;
    quote: {
      sellable?: boolean;
      reasons?: Array<{
        code: 'past' | 'taken' | 'unpriced' | 'min_nights' | 'arrival_day' | 'too_many_guests' | 'too_long' | 'inactive' | 'no_permit' | 'over_permit';
        values: Record<string, Json>;
      }>;
      nights?: Array<{
        date: string;
        price_kurus: number | null;
        discount_kurus: number;
        season_id?: number | null;
        discount_id?: number | null;
        discount_kind?: 'early' | 'last_minute' | 'period' | 'long_stay' | 'gap' | null;
      }>;
      accommodation_kurus?: number | null;
      discount_kurus?: number | null;
      short_stay_fee_kurus?: number | null;
      short_stay_limit?: number | null;
      extras?: Array<{
        id: number;
        name: string;
        amount_kurus: number;
      }>;
      total_kurus?: number | null;
      prepayment_kurus?: number | null;
      prepayment_percent?: number;
      whole_is_due?: boolean;
      balance_kurus?: number | null;
      deposit_kurus?: number;
      taxes?: Record<string, number> | null;
      tax_rates?: Record<string, number> | null;
      unit?: 'WEEK' | 'DAY' | 'TRIP';
      starts_at?: string | null;
      ends_at?: string | null;
      included?: string[];
      excluded?: string[];
    };
    policy: Record<string, Json>;
    accommodation_kurus: number;
    discount_kurus: number;
    short_stay_fee_kurus: number;
    extras_kurus: number;
    deposit_kurus: number;
    confirmed_at: string | null;
    kept_kurus: number | null;
    refund_kurus: number | null;
    moves: Array<'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'>;
    customer_note?: string;
    staff_note?: string;
    source?: string;
    rates?: Record<string, Json>;
    override_reason?: string | null;
    state_reason?: string | null;
    events?: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      reason: string | null;
      actor_role: string;
      actor_name: string | null;
    }>;
    revisions?: Array<{
      revision: number;
      check_in: string;
      check_out: string;
      snapshot: Record<string, Json>;
      reason: string | null;
      created_at: string;
      created_by_name: string | null;
    }>;
    if_cancelled?: {
      by_guest: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
      by_agency: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
    } | null;
  };
};

export interface UpdateBoatReservationCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    customer_name: string;
    customer_phone: string;
    customer_email: string;
    customer_note?: string;
    adults: number;
    children?: number;
    babies?: number;
    staff_note?: string;
    boat_id?: number;
    unit?: 'WEEK' | 'DAY' | 'TRIP';
    check_in?: string;
    check_out?: string;
    extras?: number[];
    reason?: string;
    override_reason?: string;
    total_kurus?: number;
    expected_total_kurus?: number;
    tell_guest?: boolean;
    request_id?: number;
    preview?: boolean;
    version?: number;
  };
}

export type UpdateBoatReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    boat_id: number;
    boat_name: string;
    boat_slug: string;
    marina: string;
    town: string;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    check_in: string;
    check_out: string;
    started_at: string;
    finished_at: string;
    nights: number;
    starts_at: string | null;
    ends_at: string | null;
    adults: number;
    children: number;
    babies: number;
    customer_name: string;
    customer_phone?: string;
    customer_email?: string;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    paid_kurus: number;
    option_until: string | null;
    created_at: string;
    version: number;
    quote: {
      sellable?: boolean;
      reasons?: Array<{
        code: 'past' | 'taken' | 'unpriced' | 'min_nights' | 'arrival_day' | 'too_many_guests' | 'too_long' | 'inactive' | 'no_permit' | 'over_permit';
        values: Record<string, Json>;
      }>;
      nights?: Array<{
        date: string;
        price_kurus: number | null;
        discount_kurus: number;
        season_id?: number | null;
        discount_id?: number | null;
        discount_kind?: 'early' | 'last_minute' | 'period' | 'long_stay' | 'gap' | null;
      }>;
      accommodation_kurus?: number | null;
      discount_kurus?: number | null;
      short_stay_fee_kurus?: number | null;
      short_stay_limit?: number | null;
      extras?: Array<{
        id: number;
        name: string;
        amount_kurus: number;
      }>;
      total_kurus?: number | null;
      prepayment_kurus?: number | null;
      prepayment_percent?: number;
      whole_is_due?: boolean;
      balance_kurus?: number | null;
      deposit_kurus?: number;
      taxes?: Record<string, number> | null;
      tax_rates?: Record<string, number> | null;
      unit?: 'WEEK' | 'DAY' | 'TRIP';
      starts_at?: string | null;
      ends_at?: string | null;
      included?: string[];
      excluded?: string[];
    };
    policy: Record<string, Json>;
    accommodation_kurus: number;
    discount_kurus: number;
    short_stay_fee_kurus: number;
    extras_kurus: number;
    deposit_kurus: number;
    confirmed_at: string | null;
    kept_kurus: number | null;
    refund_kurus: number | null;
    moves: Array<'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'>;
    customer_note?: string;
    staff_note?: string;
    source?: string;
    rates?: Record<string, Json>;
    override_reason?: string | null;
    state_reason?: string | null;
    events?: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      reason: string | null;
      actor_role: string;
      actor_name: string | null;
    }>;
    revisions?: Array<{
      revision: number;
      check_in: string;
      check_out: string;
      snapshot: Record<string, Json>;
      reason: string | null;
      created_at: string;
      created_by_name: string | null;
    }>;
    if_cancelled?: {
      by_guest: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
      by_agency: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
    } | null;
    change: {
      before: {
        boat_id: number;
        check_in: string;
        check_out: string;
        nights: number;
        accommodation_kurus: number;
        discount_kurus: number;
        short_stay_fee_kurus: number;
        extras_kurus: number;
        total_kurus: number;
        prepayment_kurus: number;
        balance_kurus: number;
        deposit_kurus: number;
      };
      after: {
        boat_id: number;
        check_in: string;
        check_out: string;
        nights: number;
        accommodation_kurus: number;
        discount_kurus: number;
        short_stay_fee_kurus: number;
        extras_kurus: number;
        total_kurus: number;
        prepayment_kurus: number;
        balance_kurus: number;
        deposit_kurus: number;
      };
      revision: number;
      difference_kurus: number;
      unpaid_kurus: number;
      refund_kurus: number;
      withdrawn_kurus: number;
      dropped_extras: string[];
      ended_links: Array<{
        purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT';
        amount_kurus: number;
      }>;
    } | null;
  };
};

export interface MoveBoatReservationCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    status?: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    reason?: string;
    option_until?: string;
    cancelled_by?: 'GUEST' | 'AGENCY' | 'OWNER';
    balance_method?: 'TRANSFER' | 'CASH';
    deposit_method?: 'TRANSFER' | 'CASH';
    deposit_returned_kurus?: number;
    deduction_reason?: string;
    return_iban?: string;
    tell_guest?: boolean;
    version?: number;
  };
}

export type MoveBoatReservationAnswer = {
  content: {
    id: number;
    reservation_id: string;
    status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
    boat_id: number;
    boat_name: string;
    boat_slug: string;
    marina: string;
    town: string;
    unit: 'WEEK' | 'DAY' | 'TRIP';
    check_in: string;
    check_out: string;
    started_at: string;
    finished_at: string;
    nights: number;
    starts_at: string | null;
    ends_at: string | null;
    adults: number;
    children: number;
    babies: number;
    customer_name: string;
    customer_phone?: string;
    customer_email?: string;
    total_kurus: number;
    prepayment_kurus: number;
    balance_kurus: number;
    paid_kurus: number;
    option_until: string | null;
    created_at: string;
    version: number;
    quote: {
      sellable?: boolean;
      reasons?: Array<{
        code: 'past' | 'taken' | 'unpriced' | 'min_nights' | 'arrival_day' | 'too_many_guests' | 'too_long' | 'inactive' | 'no_permit' | 'over_permit';
        values: Record<string, Json>;
      }>;
      nights?: Array<{
        date: string;
        price_kurus: number | null;
        discount_kurus: number;
        season_id?: number | null;
        discount_id?: number | null;
        discount_kind?: 'early' | 'last_minute' | 'period' | 'long_stay' | 'gap' | null;
      }>;
      accommodation_kurus?: number | null;
      discount_kurus?: number | null;
      short_stay_fee_kurus?: number | null;
      short_stay_limit?: number | null;
      extras?: Array<{
        id: number;
        name: string;
        amount_kurus: number;
      }>;
      total_kurus?: number | null;
      prepayment_kurus?: number | null;
      prepayment_percent?: number;
      whole_is_due?: boolean;
      balance_kurus?: number | null;
      deposit_kurus?: number;
      taxes?: Record<string, number> | null;
      tax_rates?: Record<string, number> | null;
      unit?: 'WEEK' | 'DAY' | 'TRIP';
      starts_at?: string | null;
      ends_at?: string | null;
      included?: string[];
      excluded?: string[];
    };
    policy: Record<string, Json>;
    accommodation_kurus: number;
    discount_kurus: number;
    short_stay_fee_kurus: number;
    extras_kurus: number;
    deposit_kurus: number;
    confirmed_at: string | null;
    kept_kurus: number | null;
    refund_kurus: number | null;
    moves: Array<'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'>;
    customer_note?: string;
    staff_note?: string;
    source?: string;
    rates?: Record<string, Json>;
    override_reason?: string | null;
    state_reason?: string | null;
    events?: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      reason: string | null;
      actor_role: string;
      actor_name: string | null;
    }>;
    revisions?: Array<{
      revision: number;
      check_in: string;
      check_out: string;
      snapshot: Record<string, Json>;
      reason: string | null;
      created_at: string;
      created_by_name: string | null;
    }>;
    if_cancelled?: {
      by_guest: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
      by_agency: {
        days_before: number;
        kept_percent: number;
        kept_kurus: number;
        refund_kurus: number;
      } | null;
    } | null;
  };
};

export interface NoteBoatReservationCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    note: string;
  };
}

export type NoteBoatReservationAnswer = {
  content: {
    id: number;
    note: string;
  };
};

export interface ListGuestRequestsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    state?: Array<'OPEN' | 'DONE' | 'REFUSED'>;
    kind?: Array<'CHANGE' | 'CANCELLATION' | 'MESSAGE'>;
  };
}

export type ListGuestRequestsAnswer = {
  content: Array<{
    id: number;
    kind: 'CHANGE' | 'CANCELLATION' | 'MESSAGE';
    state: 'OPEN' | 'DONE' | 'REFUSED';
    message: string;
    wanted: {
      check_in: string;
      check_out: string;
    } | null;
    answer: string | null;
    created_at: string;
    answered_at: string | null;
    reservation: {
      kind: 'villa' | 'boat';
      id: number;
      reservation_id: string;
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
      customer_name: string;
      listing: string;
      unit: 'WEEK' | 'DAY' | 'TRIP' | null;
      check_in: string;
      check_out: string;
    };
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface AnswerGuestRequestCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    state: 'DONE' | 'REFUSED';
    answer?: string;
  };
}

export type AnswerGuestRequestAnswer = {
  content: {
    id: number;
    state: 'DONE' | 'REFUSED';
    answer: string | null;
  };
};

export interface ShowGuestListCall {
  path: {
    id: number;
  };
}

export type ShowGuestListAnswer = {
  content: {
    people: number;
    guests: Array<{
      id: number;
      first_name: string;
      last_name: string;
      nationality: string;
      document_kind: 'TCKN' | 'YKN' | 'PASSPORT';
      document_no_masked: string | null;
      birth_date: string | null;
      sex: 'F' | 'M' | null;
      missing: Array<'document_no' | 'birth_date' | 'sex'>;
    }>;
    plate: string | null;
    complete: boolean;
    reported_at: string | null;
  };
};

export interface UpdateGuestListCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    guests: Array<{
      id?: number;
      first_name: string;
      last_name: string;
      nationality?: string;
      document_no?: string;
      birth_date?: string | null;
      sex?: 'F' | 'M' | null;
    }>;
    plate?: string | null;
  };
}

export type UpdateGuestListAnswer = {
  content: {
    people: number;
    guests: Array<{
      id: number;
      first_name: string;
      last_name: string;
      nationality: string;
      document_kind: 'TCKN' | 'YKN' | 'PASSPORT';
      document_no_masked: string | null;
      birth_date: string | null;
      sex: 'F' | 'M' | null;
      missing: Array<'document_no' | 'birth_date' | 'sex'>;
    }>;
    plate: string | null;
    complete: boolean;
    reported_at: string | null;
  };
};

export interface ReportGuestListCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    reported: boolean;
    reported_at?: string;
  };
}

export type ReportGuestListAnswer = {
  content: {
    people: number;
    guests: Array<{
      id: number;
      first_name: string;
      last_name: string;
      nationality: string;
      document_kind: 'TCKN' | 'YKN' | 'PASSPORT';
      document_no_masked: string | null;
      birth_date: string | null;
      sex: 'F' | 'M' | null;
      missing: Array<'document_no' | 'birth_date' | 'sex'>;
    }>;
    plate: string | null;
    complete: boolean;
    reported_at: string | null;
  };
};

export interface ShowBoatGuestListCall {
  path: {
    id: number;
  };
}

export type ShowBoatGuestListAnswer = {
  content: {
    people: number;
    guests: Array<{
      id: number;
      first_name: string;
      last_name: string;
      nationality: string;
      document_kind: 'TCKN' | 'YKN' | 'PASSPORT';
      document_no_masked: string | null;
      birth_date: string | null;
      sex: 'F' | 'M' | null;
      missing: Array<'document_no' | 'birth_date' | 'sex'>;
    }>;
    plate: string | null;
    complete: boolean;
    reported_at: string | null;
  };
};

export interface UpdateBoatGuestListCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    guests: Array<{
      id?: number;
      first_name: string;
      last_name: string;
      nationality?: string;
      document_no?: string;
      birth_date?: string | null;
      sex?: 'F' | 'M' | null;
    }>;
    plate?: string | null;
  };
}

export type UpdateBoatGuestListAnswer = {
  content: {
    people: number;
    guests: Array<{
      id: number;
      first_name: string;
      last_name: string;
      nationality: string;
      document_kind: 'TCKN' | 'YKN' | 'PASSPORT';
      document_no_masked: string | null;
      birth_date: string | null;
      sex: 'F' | 'M' | null;
      missing: Array<'document_no' | 'birth_date' | 'sex'>;
    }>;
    plate: string | null;
    complete: boolean;
    reported_at: string | null;
  };
};

export interface ReportBoatGuestListCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    reported: boolean;
    reported_at?: string;
  };
}

export type ReportBoatGuestListAnswer = {
  content: {
    people: number;
    guests: Array<{
      id: number;
      first_name: string;
      last_name: string;
      nationality: string;
      document_kind: 'TCKN' | 'YKN' | 'PASSPORT';
      document_no_masked: string | null;
      birth_date: string | null;
      sex: 'F' | 'M' | null;
      missing: Array<'document_no' | 'birth_date' | 'sex'>;
    }>;
    plate: string | null;
    complete: boolean;
    reported_at: string | null;
  };
};

export interface ListTransactionsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'id' | '-id' | 'moved_at' | '-moved_at' | 'created_at' | '-created_at' | 'paid_at' | '-paid_at' | 'amount_kurus' | '-amount_kurus';
    status?: Array<'PENDING' | 'PAID' | 'FAILED'>;
    method?: Array<'CARD' | 'TRANSFER' | 'CASH'>;
    purpose?: Array<'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND'>;
    reservation_id?: string;
    needs_action?: '0' | '1';
    action?: Array<'LATE' | 'EXCESS' | 'DUPLICATE' | 'UNMATCHED' | 'MISMATCH' | 'REFUND_DUE'>;
    date1?: string;
    date2?: string;
    min_amount?: number;
    max_amount?: number;
  };
}

export type ListTransactionsAnswer = {
  content: Array<{
    id: number;
    status: 'PENDING' | 'PAID' | 'FAILED';
    method: 'CARD' | 'TRANSFER' | 'CASH';
    purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
    amount_kurus: number;
    reservation_id: number | null;
    boat_reservation_id: number | null;
    reservation_code: string | null;
    reservation_status: string | null;
    customer_name: string | null;
    listing_name: string | null;
    refund_of_id: number | null;
    of_deposit: boolean;
    refund_kurus: number | null;
    provider: string | null;
    payer_name: string | null;
    bank_reference: string | null;
    needs_action: 'LATE' | 'EXCESS' | 'DUPLICATE' | 'UNMATCHED' | 'MISMATCH' | 'REFUND_DUE' | null;
    action_note: string | null;
    action_done_at: string | null;
    went_back_kurus: number | null;
    note: string;
    created_by_name: string | null;
    paid_at: string | null;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface RecordTransactionCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    reservation_id?: number;
    boat_reservation_id?: number;
    refund_of_id?: number;
    method: 'CARD' | 'TRANSFER' | 'CASH';
    purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
    amount_kurus: number;
    status?: 'PENDING' | 'PAID';
    paid_at?: string;
    bank_account_id?: number;
    payer_name?: string;
    bank_reference?: string;
    note?: string;
    last_event?: number;
  };
}

export type RecordTransactionAnswer = {
  content: {
    id: number;
    status: 'PENDING' | 'PAID' | 'FAILED';
    method: 'CARD' | 'TRANSFER' | 'CASH';
    purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
    amount_kurus: number;
    reservation_id: number | null;
    boat_reservation_id: number | null;
    reservation_code: string | null;
    reservation_status: string | null;
    customer_name: string | null;
    listing_name: string | null;
    refund_of_id: number | null;
    of_deposit: boolean;
    refund_kurus: number | null;
    provider: string | null;
    payer_name: string | null;
    bank_reference: string | null;
    needs_action: 'LATE' | 'EXCESS' | 'DUPLICATE' | 'UNMATCHED' | 'MISMATCH' | 'REFUND_DUE' | null;
    action_note: string | null;
    action_done_at: string | null;
    went_back_kurus: number | null;
    note: string;
    created_by_name: string | null;
    paid_at: string | null;
    created_at: string;
    version: number;
    conversation_id: string | null;
    provider_payment_id: string | null;
    provider_checked_at: string | null;
    provider_expires_at: string | null;
    provider_answer: Record<string, Json> | null;
    card_last_four: string | null;
    installments: number | null;
    bank_account_id: number | null;
    failure_code: string | null;
    failure_text: string | null;
    verified_at: string | null;
    receipt: boolean;
    cards_hold_kurus: number | null;
    events: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      actor_name: string | null;
    }>;
  };
};

export interface ShowTransactionCall {
  path: {
    id: number;
  };
}

export type ShowTransactionAnswer = {
  content: {
    id: number;
    status: 'PENDING' | 'PAID' | 'FAILED';
    method: 'CARD' | 'TRANSFER' | 'CASH';
    purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
    amount_kurus: number;
    reservation_id: number | null;
    boat_reservation_id: number | null;
    reservation_code: string | null;
    reservation_status: string | null;
    customer_name: string | null;
    listing_name: string | null;
    refund_of_id: number | null;
    of_deposit: boolean;
    refund_kurus: number | null;
    provider: string | null;
    payer_name: string | null;
    bank_reference: string | null;
    needs_action: 'LATE' | 'EXCESS' | 'DUPLICATE' | 'UNMATCHED' | 'MISMATCH' | 'REFUND_DUE' | null;
    action_note: string | null;
    action_done_at: string | null;
    went_back_kurus: number | null;
    note: string;
    created_by_name: string | null;
    paid_at: string | null;
    created_at: string;
    version: number;
    conversation_id: string | null;
    provider_payment_id: string | null;
    provider_checked_at: string | null;
    provider_expires_at: string | null;
    provider_answer: Record<string, Json> | null;
    card_last_four: string | null;
    installments: number | null;
    bank_account_id: number | null;
    failure_code: string | null;
    failure_text: string | null;
    verified_at: string | null;
    receipt: boolean;
    cards_hold_kurus: number | null;
    events: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      actor_name: string | null;
    }>;
  };
};

export interface DecideTransactionCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    status?: 'PAID' | 'FAILED';
    paid_at?: string;
    amount_kurus?: number;
    reservation_id?: number;
    boat_reservation_id?: number;
    deduction_reason?: string;
    action_done?: true;
    note?: string;
    version?: number;
  };
}

export type DecideTransactionAnswer = {
  content: {
    id: number;
    status: 'PENDING' | 'PAID' | 'FAILED';
    method: 'CARD' | 'TRANSFER' | 'CASH';
    purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
    amount_kurus: number;
    reservation_id: number | null;
    boat_reservation_id: number | null;
    reservation_code: string | null;
    reservation_status: string | null;
    customer_name: string | null;
    listing_name: string | null;
    refund_of_id: number | null;
    of_deposit: boolean;
    refund_kurus: number | null;
    provider: string | null;
    payer_name: string | null;
    bank_reference: string | null;
    needs_action: 'LATE' | 'EXCESS' | 'DUPLICATE' | 'UNMATCHED' | 'MISMATCH' | 'REFUND_DUE' | null;
    action_note: string | null;
    action_done_at: string | null;
    went_back_kurus: number | null;
    note: string;
    created_by_name: string | null;
    paid_at: string | null;
    created_at: string;
    version: number;
    conversation_id: string | null;
    provider_payment_id: string | null;
    provider_checked_at: string | null;
    provider_expires_at: string | null;
    provider_answer: Record<string, Json> | null;
    card_last_four: string | null;
    installments: number | null;
    bank_account_id: number | null;
    failure_code: string | null;
    failure_text: string | null;
    verified_at: string | null;
    receipt: boolean;
    cards_hold_kurus: number | null;
    events: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      actor_name: string | null;
    }>;
  };
};

export interface CompareTransactionsCall {
  body: {
    date: string;
  };
}

export type CompareTransactionsAnswer = {
  content: Array<{
    provider: string;
    compared: number | null;
    differences: number | null;
  }>;
};

export interface AskTransactionCall {
  path: {
    id: number;
  };
}

export type AskTransactionAnswer = {
  content: {
    id: number;
    status: 'PENDING' | 'PAID' | 'FAILED';
    method: 'CARD' | 'TRANSFER' | 'CASH';
    purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
    amount_kurus: number;
    reservation_id: number | null;
    boat_reservation_id: number | null;
    reservation_code: string | null;
    reservation_status: string | null;
    customer_name: string | null;
    listing_name: string | null;
    refund_of_id: number | null;
    of_deposit: boolean;
    refund_kurus: number | null;
    provider: string | null;
    payer_name: string | null;
    bank_reference: string | null;
    needs_action: 'LATE' | 'EXCESS' | 'DUPLICATE' | 'UNMATCHED' | 'MISMATCH' | 'REFUND_DUE' | null;
    action_note: string | null;
    action_done_at: string | null;
    went_back_kurus: number | null;
    note: string;
    created_by_name: string | null;
    paid_at: string | null;
    created_at: string;
    version: number;
    conversation_id: string | null;
    provider_payment_id: string | null;
    provider_checked_at: string | null;
    provider_expires_at: string | null;
    provider_answer: Record<string, Json> | null;
    card_last_four: string | null;
    installments: number | null;
    bank_account_id: number | null;
    failure_code: string | null;
    failure_text: string | null;
    verified_at: string | null;
    receipt: boolean;
    cards_hold_kurus: number | null;
    events: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      actor_name: string | null;
    }>;
  };
};

export interface SendRefundCall {
  path: {
    id: number;
  };
  body: {
    rest?: 'TRANSFER' | 'CASH';
  };
}

export type SendRefundAnswer = {
  content: {
    id: number;
    status: 'PENDING' | 'PAID' | 'FAILED';
    method: 'CARD' | 'TRANSFER' | 'CASH';
    purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
    amount_kurus: number;
    reservation_id: number | null;
    boat_reservation_id: number | null;
    reservation_code: string | null;
    reservation_status: string | null;
    customer_name: string | null;
    listing_name: string | null;
    refund_of_id: number | null;
    of_deposit: boolean;
    refund_kurus: number | null;
    provider: string | null;
    payer_name: string | null;
    bank_reference: string | null;
    needs_action: 'LATE' | 'EXCESS' | 'DUPLICATE' | 'UNMATCHED' | 'MISMATCH' | 'REFUND_DUE' | null;
    action_note: string | null;
    action_done_at: string | null;
    went_back_kurus: number | null;
    note: string;
    created_by_name: string | null;
    paid_at: string | null;
    created_at: string;
    version: number;
    conversation_id: string | null;
    provider_payment_id: string | null;
    provider_checked_at: string | null;
    provider_expires_at: string | null;
    provider_answer: Record<string, Json> | null;
    card_last_four: string | null;
    installments: number | null;
    bank_account_id: number | null;
    failure_code: string | null;
    failure_text: string | null;
    verified_at: string | null;
    receipt: boolean;
    cards_hold_kurus: number | null;
    events: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      actor_name: string | null;
    }>;
  };
};

export interface TakeBackPaymentCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    outcome: 'FAILED' | 'UNMATCHED' | 'PENDING';
    reason: string;
    version?: number;
  };
}

export type TakeBackPaymentAnswer = {
  content: {
    id: number;
    status: 'PENDING' | 'PAID' | 'FAILED';
    method: 'CARD' | 'TRANSFER' | 'CASH';
    purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';
    amount_kurus: number;
    reservation_id: number | null;
    boat_reservation_id: number | null;
    reservation_code: string | null;
    reservation_status: string | null;
    customer_name: string | null;
    listing_name: string | null;
    refund_of_id: number | null;
    of_deposit: boolean;
    refund_kurus: number | null;
    provider: string | null;
    payer_name: string | null;
    bank_reference: string | null;
    needs_action: 'LATE' | 'EXCESS' | 'DUPLICATE' | 'UNMATCHED' | 'MISMATCH' | 'REFUND_DUE' | null;
    action_note: string | null;
    action_done_at: string | null;
    went_back_kurus: number | null;
    note: string;
    created_by_name: string | null;
    paid_at: string | null;
    created_at: string;
    version: number;
    conversation_id: string | null;
    provider_payment_id: string | null;
    provider_checked_at: string | null;
    provider_expires_at: string | null;
    provider_answer: Record<string, Json> | null;
    card_last_four: string | null;
    installments: number | null;
    bank_account_id: number | null;
    failure_code: string | null;
    failure_text: string | null;
    verified_at: string | null;
    receipt: boolean;
    cards_hold_kurus: number | null;
    events: Array<{
      at: string;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      actor_name: string | null;
    }>;
  };
};

export interface ShowReceiptCall {
  path: {
    id: number;
  };
}

export type ShowReceiptAnswer = string;

export interface ListOccupancyCall {
  query?: {
    villa_id?: number[];
    region_id?: number[];
    type_id?: number[];
    isActive?: '0' | '1' | 'true' | 'false';
    skip?: number;
    dateStart?: string;
    dateEnd?: string;
    format?: 'json' | 'csv' | 'xlsx';
    take?: number;
  };
}

export type ListOccupancyAnswer = {
  content: Array<{
    villa_id: number;
    name: string;
    stays: Array<{
      started_at: string;
      finished_at: string;
      kind: 'RESERVATION' | 'OPTION' | 'CLOSING' | 'EXTERNAL' | 'FEED';
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'APPROVED' | null;
      reservation_id: string | null;
      label: string;
    }>;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface ListBoatOccupancyCall {
  query?: {
    format?: 'json' | 'csv' | 'xlsx';
    type_id?: number[];
    isActive?: '0' | '1' | 'true' | 'false';
    skip?: number;
    dateStart?: string;
    dateEnd?: string;
    take?: number;
  };
}

export type ListBoatOccupancyAnswer = {
  content: Array<{
    boat_id: number;
    name: string;
    stays: Array<{
      started_at: string;
      finished_at: string;
      kind: 'RESERVATION' | 'OPTION' | 'CLOSING' | 'EXTERNAL' | 'FEED';
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | 'APPROVED' | null;
      reservation_id: string | null;
      label: string;
    }>;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface ReportOccupancyCall {
  query?: {
    format?: 'json' | 'csv' | 'xlsx';
    villa_id?: number[];
    year?: number;
    skip?: number;
    take?: number;
  };
}

export type ReportOccupancyAnswer = {
  content: Array<{
    villa_id: number;
    name: string;
    years: Array<{
      year: number;
      nights: number;
      nights_by_state: Record<string, number>;
      sold_nights: number;
      occupancy_percent: number | null;
      revenue_kurus: number;
      average_price_kurus: number | null;
      months: Array<{
        month: string;
        nights: number;
        nights_by_state: Record<string, number>;
        sold_nights: number;
        occupancy_percent: number | null;
        revenue_kurus: number;
        average_price_kurus: number | null;
      }>;
    }>;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface ListGapsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    startDate?: string;
    endDate?: string;
    minNights?: number;
    maxNights?: number;
    status?: Array<'sellable' | 'too_short' | 'unpriced'>;
    villa_id?: number[];
    region_id?: number[];
    type_id?: number[];
  };
}

export type ListGapsAnswer = {
  content: Array<{
    villa_id: number;
    name: string;
    started_at: string;
    finished_at: string;
    nights: number;
    status: 'sellable' | 'too_short' | 'unpriced';
    total_kurus: number | null;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface ListDayGuestsCall {
  query?: {
    date?: string;
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListDayGuestsAnswer = {
  content: {
    date: string;
    arrivals: Array<{
      listing: 'VILLA' | 'BOAT';
      id: number;
      reservation_id: string;
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
      listing_id: number;
      listing_name: string;
      place: string;
      customer_name: string;
      customer_phone: string;
      adults: number;
      children: number;
      babies: number;
      check_in: string;
      check_out: string;
      arrives_at: string | null;
      leaves_at: string | null;
      total_kurus: number;
      paid_kurus: number;
      due_kurus: number;
      deposit_kurus: number;
      deposit_held_kurus: number;
      deposit_due_kurus: number;
      customer_note: string;
      staff_note: string;
    }>;
    departures: Array<{
      listing: 'VILLA' | 'BOAT';
      id: number;
      reservation_id: string;
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
      listing_id: number;
      listing_name: string;
      place: string;
      customer_name: string;
      customer_phone: string;
      adults: number;
      children: number;
      babies: number;
      check_in: string;
      check_out: string;
      arrives_at: string | null;
      leaves_at: string | null;
      total_kurus: number;
      paid_kurus: number;
      due_kurus: number;
      deposit_kurus: number;
      deposit_held_kurus: number;
      deposit_due_kurus: number;
      customer_note: string;
      staff_note: string;
    }>;
    in_house: Array<{
      listing: 'VILLA' | 'BOAT';
      id: number;
      reservation_id: string;
      status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED';
      listing_id: number;
      listing_name: string;
      place: string;
      customer_name: string;
      customer_phone: string;
      adults: number;
      children: number;
      babies: number;
      check_in: string;
      check_out: string;
      arrives_at: string | null;
      leaves_at: string | null;
      total_kurus: number;
      paid_kurus: number;
      due_kurus: number;
      deposit_kurus: number;
      deposit_held_kurus: number;
      deposit_due_kurus: number;
      customer_note: string;
      staff_note: string;
    }>;
  };
};

export interface ListReportedStaysCall {
  query?: {
    month?: string;
    basis?: 'CONFIRMED' | 'CREATED' | 'CHECK_IN';
    skip?: number;
    take?: number;
    state?: 'READY' | 'MISSING';
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListReportedStaysAnswer = {
  content: Array<{
    id: number;
    reservation_id: string;
    state: 'READY' | 'MISSING';
    villa_id: number;
    villa_name: string;
    owner_id: number | null;
    owner_name: string | null;
    owner_number_masked: string | null;
    check_in: string;
    check_out: string;
    dated_on: string;
    total_kurus: number;
    commission_percent: number;
    commission_kurus: number;
    collected_on: string;
    faults: string[];
    doubts: string[];
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface MakeBtransReportCall {
  body: {
    month: string;
    basis?: 'CONFIRMED' | 'CREATED' | 'CHECK_IN';
    note?: string;
  };
}

export type MakeBtransReportAnswer = {
  content: {
    id: number;
    month: string;
    edition: number;
    basis: 'CONFIRMED' | 'CREATED' | 'CHECK_IN';
    row_count: number;
    missing_count: number;
    sha256: string;
    bytes: number;
    filed_at: string | null;
    filed_by: string | null;
    note: string;
    created_at: string;
    created_by: string | null;
  };
};

export interface ShowReportedMonthCall {
  query?: {
    month?: string;
    basis?: 'CONFIRMED' | 'CREATED' | 'CHECK_IN';
  };
}

export type ShowReportedMonthAnswer = {
  content: {
    month: string;
    basis: 'CONFIRMED' | 'CREATED' | 'CHECK_IN';
    ready: number;
    missing: number;
    total_kurus: number;
    commission_kurus: number;
    cancelled: number;
    deadline: string;
    urgency: 'running' | 'open' | 'soon' | 'urgent' | 'late';
    agency_faults: string[];
    filed: {
      edition: number;
      differences: Array<{
        kind: 'CHANGED' | 'ADDED' | 'OTHER_MONTH' | 'ENDED' | 'GONE';
        filed: {
          id: number;
          reservation_id: string;
          villa_id: number;
          villa_name: string;
          check_in: string;
          check_out: string;
          total_kurus: number;
          commission_kurus: number;
          collected_on: string;
        } | null;
        now: {
          id: number;
          reservation_id: string;
          villa_id: number;
          villa_name: string;
          check_in: string;
          check_out: string;
          total_kurus: number;
          commission_kurus: number;
          collected_on: string;
        } | null;
        status: 'PENDING' | 'OPTION' | 'PAYMENT_REVIEW' | 'CONFIRMED' | 'CHECKED_IN' | 'COMPLETED' | 'NO_SHOW' | 'REJECTED' | 'EXPIRED' | 'CANCELLED' | null;
      }> | null;
    } | null;
  };
};

export interface ListBtransReportsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    month?: string;
  };
}

export type ListBtransReportsAnswer = {
  content: Array<{
    id: number;
    month: string;
    edition: number;
    basis: 'CONFIRMED' | 'CREATED' | 'CHECK_IN';
    row_count: number;
    missing_count: number;
    sha256: string;
    bytes: number;
    filed_at: string | null;
    filed_by: string | null;
    note: string;
    created_at: string;
    created_by: string | null;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface MarkBtransReportCall {
  path: {
    id: number;
  };
  body: {
    filed?: boolean;
    note?: string;
  };
}

export type MarkBtransReportAnswer = {
  content: {
    id: number;
    month: string;
    edition: number;
    basis: 'CONFIRMED' | 'CREATED' | 'CHECK_IN';
    row_count: number;
    missing_count: number;
    sha256: string;
    bytes: number;
    filed_at: string | null;
    filed_by: string | null;
    note: string;
    created_at: string;
    created_by: string | null;
  };
};

export interface TakeBtransFileCall {
  path: {
    id: number;
  };
  query?: {
    format?: 'zip' | 'xml';
  };
}

export type TakeBtransFileAnswer = string;

export interface ReportVillasCall {
  query?: {
    skip?: number;
    take?: number;
    period?: string;
    columns?: Array<'villa_name' | 'villa_code' | 'permit_no' | 'permit_type' | 'permit_holder' | 'permit_date' | 'permit_capacity' | 'region' | 'town' | 'district' | 'il_code' | 'ilce_code' | 'mahalle' | 'stays' | 'nights' | 'guests' | 'guest_nights' | 'domestic_guests' | 'foreign_guests' | 'unlisted_guests' | 'nationalities' | 'amount_kurus'>;
    region_id?: number[];
    only?: 'stays' | 'no_permit';
    order?: 'position' | 'villa_name' | 'stays' | 'nights' | 'guests' | 'amount_kurus' | '-position' | '-villa_name' | '-stays' | '-nights' | '-guests' | '-amount_kurus';
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ReportVillasAnswer = {
  content: Array<{
    villa_id: number;
    villa_name: string;
    villa_code: string | null;
    permit_no: string | null;
    permit_type: 'RENTAL_PERMIT' | 'TOURISM_BUSINESS' | 'SIMPLE_LODGING' | 'MUNICIPAL' | null;
    permit_holder: string | null;
    permit_date: string | null;
    permit_capacity: number | null;
    permit_verified: boolean;
    region: string;
    town: string;
    district: string;
    il_code: number | null;
    ilce_code: number | null;
    mahalle: string | null;
    stays: number;
    nights: number;
    guests: number;
    guest_nights: number;
    domestic_guests: number;
    foreign_guests: number;
    unlisted_guests: number;
    nationalities: Array<{
      code: string;
      guests: number;
    }>;
    amount_kurus: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface ListShowcasesCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'position' | '-position' | 'id' | '-id' | 'title' | '-title' | 'created_at' | '-created_at';
    q?: string;
    active?: '0' | '1' | 'true' | 'false';
  };
}

export type ListShowcasesAnswer = {
  content: Array<{
    id: number;
    title: string;
    subtitle: string;
    link: string | null;
    active: boolean;
    villa_count: number;
    position: number;
    order: number;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateShowcaseCall {
  body: {
    title: string;
    subtitle?: string;
    link?: string | null;
    active?: boolean;
  };
}

export type CreateShowcaseAnswer = {
  content: {
    id: number;
    title: string;
    subtitle: string;
    link: string | null;
    active: boolean;
    villa_count: number;
    position: number;
    order: number;
    created_at: string;
    version: number;
    villas: Array<{
      id: number;
      showcase_id: number;
      villa_id: number;
      slug: string;
      name: string;
      town: string;
      thumbnail: string | null;
      active: boolean;
      from_price_kurus: number | null;
      position: number;
      order: number;
    }>;
  };
};

export interface ShowShowcaseCall {
  path: {
    id: number;
  };
}

export type ShowShowcaseAnswer = {
  content: {
    id: number;
    title: string;
    subtitle: string;
    link: string | null;
    active: boolean;
    villa_count: number;
    position: number;
    order: number;
    created_at: string;
    version: number;
    villas: Array<{
      id: number;
      showcase_id: number;
      villa_id: number;
      slug: string;
      name: string;
      town: string;
      thumbnail: string | null;
      active: boolean;
      from_price_kurus: number | null;
      position: number;
      order: number;
    }>;
  };
};

export interface UpdateShowcaseCall {
  path: {
    id: number;
  };
  body: {
    title: string;
    subtitle?: string;
    link?: string | null;
    active?: boolean;
    version?: number;
  };
}

export type UpdateShowcaseAnswer = {
  content: {
    id: number;
    title: string;
    subtitle: string;
    link: string | null;
    active: boolean;
    villa_count: number;
    position: number;
    order: number;
    created_at: string;
    version: number;
    villas: Array<{
      id: number;
      showcase_id: number;
      villa_id: number;
      slug: string;
      name: string;
      town: string;
      thumbnail: string | null;
      active: boolean;
      from_price_kurus: number | null;
      position: number;
      order: number;
    }>;
  };
};

export interface DeleteShowcaseCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteShowcaseAnswer = {
  content: {
    id: number;
  };
};

export interface PlaceShowcaseCall {
  path: {
    id: number;
  };
  body: {
    order: number;
  };
}

export type PlaceShowcaseAnswer = {
  content: {
    id: number;
    order: number;
  };
};

export interface OrderShowcasesCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderShowcasesAnswer = {
  content: {
    ids: number[];
  };
};

export interface AddShowcaseVillasCall {
  body: {
    showcase_id: number;
    villa_ids: number[];
  };
}

export type AddShowcaseVillasAnswer = {
  content: Array<{
    id: number;
    showcase_id: number;
    villa_id: number;
    slug: string;
    name: string;
    town: string;
    thumbnail: string | null;
    active: boolean;
    from_price_kurus: number | null;
    position: number;
    order: number;
  }>;
};

export interface DeleteShowcaseVillasCall {
  body: {
    ids: number[];
  };
}

export type DeleteShowcaseVillasAnswer = {
  content: {
    ids: number[];
  };
};

export interface ImportShowcaseVillasCall {
  body: {
    showcase_id: number;
    from_showcase_id?: number;
    filter?: {
      region_id?: number;
      town_id?: number;
      district_id?: number;
      type_id?: number;
      popular?: boolean;
      villa_of_month?: boolean;
    };
    limit?: number;
    preview?: boolean;
  };
}

export type ImportShowcaseVillasAnswer = {
  content: {
    preview: boolean;
    villas: Array<{
      villa_id: number;
      name: string;
    }>;
  };
};

export interface PlaceShowcaseVillaCall {
  path: {
    id: number;
  };
  body: {
    order: number;
  };
}

export type PlaceShowcaseVillaAnswer = {
  content: {
    id: number;
    order: number;
  };
};

export interface DeleteShowcaseVillaCall {
  path: {
    id: number;
  };
}

export type DeleteShowcaseVillaAnswer = {
  content: {
    id: number;
  };
};

export interface OrderShowcaseVillasCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderShowcaseVillasAnswer = {
  content: {
    ids: number[];
  };
};

export interface ReadOfferCall {
  query: {
    code: string;
    client?: string;
  };
}

export type ReadOfferAnswer = {
  content: {
    code: string;
    status: 'OPEN' | 'ACCEPTED' | 'EXPIRED';
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    note: string;
    discount_percent: number;
    valid_until: string;
    accepted_villa_id: number | null;
    villas: Array<{
      villa_id: number;
      slug: string;
      name: string;
      town: string;
      permit_no: string | null;
      note: string;
      discount_percent: number;
      available: boolean;
      gone: 'TAKEN' | 'OFF_SALE' | null;
      accommodation_kurus: number | null;
      discount_kurus: number | null;
      discount_label: string | null;
      short_stay_fee_kurus: number | null;
      short_stay_limit: number | null;
      extras_kurus: number;
      deposit_kurus: number;
      quoted_total_kurus: number | null;
      total_kurus: number;
      district: string;
      capacity: number;
      bedrooms: number;
      bathrooms: number;
      pictures: Array<{
        hash: string;
        width: number;
        height: number;
        colour: string;
        alt: string;
      }>;
      thumbnail: string | null;
    }>;
  };
};

export interface ListOffersCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'created_at' | '-created_at' | 'valid_until' | '-valid_until' | 'check_in' | '-check_in';
    status?: Array<'DRAFT' | 'SENT' | 'OPENED' | 'ACCEPTED' | 'EXPIRED' | 'WITHDRAWN'>;
    customer_name?: string;
  };
}

export type ListOffersAnswer = {
  content: Array<{
    id: number;
    code: string;
    link: string;
    status: 'DRAFT' | 'SENT' | 'OPENED' | 'ACCEPTED' | 'EXPIRED' | 'WITHDRAWN';
    customer_name: string;
    customer_email: string | null;
    customer_phone: string | null;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    villas_count: number;
    lowest_total_kurus: number | null;
    discount_percent: number;
    valid_until: string;
    sent_at: string | null;
    opened_at: string | null;
    accepted_at: string | null;
    accepted_reservation_id: number | null;
    accepted_reservation_code: string | null;
    accepted_villa_id: number | null;
    withdrawn_at: string | null;
    created_at: string;
    created_by_name: string | null;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateOfferCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    customer_name: string;
    customer_email?: string | null;
    customer_phone?: string | null;
    check_in: string;
    check_out: string;
    adults: number;
    children?: number;
    babies?: number;
    note?: string;
    discount_percent?: number;
    valid_until?: string;
    villas: Array<{
      villa_id: number;
      note?: string;
      discount_percent?: number | null;
      expected_total_kurus?: number;
    }>;
  };
}

export type CreateOfferAnswer = {
  content: {
    id: number;
    code: string;
    link: string;
    status: 'DRAFT' | 'SENT' | 'OPENED' | 'ACCEPTED' | 'EXPIRED' | 'WITHDRAWN';
    customer_name: string;
    customer_email: string | null;
    customer_phone: string | null;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    villas_count: number;
    lowest_total_kurus: number | null;
    discount_percent: number;
    valid_until: string;
    sent_at: string | null;
    opened_at: string | null;
    accepted_at: string | null;
    accepted_reservation_id: number | null;
    accepted_reservation_code: string | null;
    accepted_villa_id: number | null;
    withdrawn_at: string | null;
    created_at: string;
    created_by_name: string | null;
    version: number;
    note: string;
    villas: Array<{
      villa_id: number;
      slug: string;
      name: string;
      town: string;
      permit_no: string | null;
      note: string;
      discount_percent: number;
      available: boolean;
      gone: 'TAKEN' | 'OFF_SALE' | null;
      accommodation_kurus: number | null;
      discount_kurus: number | null;
      discount_label: string | null;
      short_stay_fee_kurus: number | null;
      short_stay_limit: number | null;
      extras_kurus: number;
      deposit_kurus: number;
      quoted_total_kurus: number | null;
      total_kurus: number;
      own_discount_percent: number | null;
    }>;
  };
};

export interface ShowOfferCall {
  path: {
    id: number;
  };
}

export type ShowOfferAnswer = {
  content: {
    id: number;
    code: string;
    link: string;
    status: 'DRAFT' | 'SENT' | 'OPENED' | 'ACCEPTED' | 'EXPIRED' | 'WITHDRAWN';
    customer_name: string;
    customer_email: string | null;
    customer_phone: string | null;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    villas_count: number;
    lowest_total_kurus: number | null;
    discount_percent: number;
    valid_until: string;
    sent_at: string | null;
    opened_at: string | null;
    accepted_at: string | null;
    accepted_reservation_id: number | null;
    accepted_reservation_code: string | null;
    accepted_villa_id: number | null;
    withdrawn_at: string | null;
    created_at: string;
    created_by_name: string | null;
    version: number;
    note: string;
    villas: Array<{
      villa_id: number;
      slug: string;
      name: string;
      town: string;
      permit_no: string | null;
      note: string;
      discount_percent: number;
      available: boolean;
      gone: 'TAKEN' | 'OFF_SALE' | null;
      accommodation_kurus: number | null;
      discount_kurus: number | null;
      discount_label: string | null;
      short_stay_fee_kurus: number | null;
      short_stay_limit: number | null;
      extras_kurus: number;
      deposit_kurus: number;
      quoted_total_kurus: number | null;
      total_kurus: number;
      own_discount_percent: number | null;
    }>;
  };
};

export interface UpdateOfferCall {
  path: {
    id: number;
  };
  body: {
    customer_name: string;
    customer_email?: string | null;
    customer_phone?: string | null;
    check_in: string;
    check_out: string;
    adults: number;
    children?: number;
    babies?: number;
    note?: string;
    discount_percent?: number;
    valid_until?: string;
    villas: Array<{
      villa_id: number;
      note?: string;
      discount_percent?: number | null;
      expected_total_kurus?: number;
    }>;
    version?: number;
  };
}

export type UpdateOfferAnswer = {
  content: {
    id: number;
    code: string;
    link: string;
    status: 'DRAFT' | 'SENT' | 'OPENED' | 'ACCEPTED' | 'EXPIRED' | 'WITHDRAWN';
    customer_name: string;
    customer_email: string | null;
    customer_phone: string | null;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    villas_count: number;
    lowest_total_kurus: number | null;
    discount_percent: number;
    valid_until: string;
    sent_at: string | null;
    opened_at: string | null;
    accepted_at: string | null;
    accepted_reservation_id: number | null;
    accepted_reservation_code: string | null;
    accepted_villa_id: number | null;
    withdrawn_at: string | null;
    created_at: string;
    created_by_name: string | null;
    version: number;
    note: string;
    villas: Array<{
      villa_id: number;
      slug: string;
      name: string;
      town: string;
      permit_no: string | null;
      note: string;
      discount_percent: number;
      available: boolean;
      gone: 'TAKEN' | 'OFF_SALE' | null;
      accommodation_kurus: number | null;
      discount_kurus: number | null;
      discount_label: string | null;
      short_stay_fee_kurus: number | null;
      short_stay_limit: number | null;
      extras_kurus: number;
      deposit_kurus: number;
      quoted_total_kurus: number | null;
      total_kurus: number;
      own_discount_percent: number | null;
    }>;
  };
};

export interface MoveOfferCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    status: 'SENT' | 'WITHDRAWN';
    version?: number;
  };
}

export type MoveOfferAnswer = {
  content: {
    id: number;
    code: string;
    link: string;
    status: 'DRAFT' | 'SENT' | 'OPENED' | 'ACCEPTED' | 'EXPIRED' | 'WITHDRAWN';
    customer_name: string;
    customer_email: string | null;
    customer_phone: string | null;
    check_in: string;
    check_out: string;
    nights: number;
    adults: number;
    children: number;
    babies: number;
    villas_count: number;
    lowest_total_kurus: number | null;
    discount_percent: number;
    valid_until: string;
    sent_at: string | null;
    opened_at: string | null;
    accepted_at: string | null;
    accepted_reservation_id: number | null;
    accepted_reservation_code: string | null;
    accepted_villa_id: number | null;
    withdrawn_at: string | null;
    created_at: string;
    created_by_name: string | null;
    version: number;
    note: string;
    villas: Array<{
      villa_id: number;
      slug: string;
      name: string;
      town: string;
      permit_no: string | null;
      note: string;
      discount_percent: number;
      available: boolean;
      gone: 'TAKEN' | 'OFF_SALE' | null;
      accommodation_kurus: number | null;
      discount_kurus: number | null;
      discount_label: string | null;
      short_stay_fee_kurus: number | null;
      short_stay_limit: number | null;
      extras_kurus: number;
      deposit_kurus: number;
      quoted_total_kurus: number | null;
      total_kurus: number;
      own_discount_percent: number | null;
    }>;
  };
};

export interface DeleteOfferCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteOfferAnswer = {
  content: {
    id: number;
  };
};

export interface ListExchangeRatesCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    currency?: 'DOLLAR' | 'EURO' | 'POUND';
    source?: 'STAFF' | 'TCMB';
  };
}

export type ListExchangeRatesAnswer = {
  content: Array<{
    id: number;
    currency: 'DOLLAR' | 'EURO' | 'POUND';
    rate: string;
    source: 'STAFF' | 'TCMB';
    bulletin_date: string | null;
    bulletin_no: string | null;
    note: string | null;
    created_by_name: string | null;
    created_at: string;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface UpdateExchangeRatesCall {
  body: {
    dollar_exchange_rate: string;
    euro_exchange_rate: string;
    sterling_exchange_rate: string;
    version?: number;
  };
}

export type UpdateExchangeRatesAnswer = {
  content: {
    dollar_exchange_rate: string;
    euro_exchange_rate: string;
    sterling_exchange_rate: string;
  };
};

export type SuggestExchangeRatesAnswer = {
  content: {
    bulletin_date: string;
    bulletin_no: string | null;
    of_today: boolean;
    dollar_exchange_rate: string | null;
    euro_exchange_rate: string | null;
    sterling_exchange_rate: string | null;
    margin_percent: number;
    suggested: {
      dollar_exchange_rate: string | null;
      euro_exchange_rate: string | null;
      sterling_exchange_rate: string | null;
    };
  };
};

export interface ListBanksCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListBanksAnswer = {
  content: Array<{
    id: number;
    bank_name: string;
    branch: string | null;
    holder: string;
    iban: string;
    currency: string;
    note: string;
    position: number;
    active: boolean;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateBankCall {
  body: {
    bank_name: string;
    branch?: string | null;
    holder: string;
    iban: string;
    currency?: 'TL' | 'DOLLAR' | 'EURO' | 'POUND';
    note?: string;
    active?: boolean;
  };
}

export type CreateBankAnswer = {
  content: {
    id: number;
    bank_name: string;
    branch: string | null;
    holder: string;
    iban: string;
    currency: string;
    note: string;
    position: number;
    active: boolean;
    version: number;
  };
};

export interface UpdateBankCall {
  path: {
    id: number;
  };
  body: {
    bank_name: string;
    branch?: string | null;
    holder: string;
    iban: string;
    currency?: 'TL' | 'DOLLAR' | 'EURO' | 'POUND';
    note?: string;
    active?: boolean;
    version?: number;
  };
}

export type UpdateBankAnswer = {
  content: {
    id: number;
    bank_name: string;
    branch: string | null;
    holder: string;
    iban: string;
    currency: string;
    note: string;
    position: number;
    active: boolean;
    version: number;
  };
};

export interface DeleteBankCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteBankAnswer = {
  content: {
    id: number;
  };
};

export interface FlagBanksCall {
  body: {
    ids: number[];
    active: boolean;
  };
}

export type FlagBanksAnswer = {
  content: {
    ids: number[];
    active: boolean;
    changed: number[];
  };
};

export interface OrderBanksCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderBanksAnswer = {
  content: {
    ids: number[];
  };
};

export type ListOfferedDocumentsAnswer = {
  content: Array<{
    id: number;
    title: string;
    file_name: string;
    bytes: number;
    url: string;
    updated_at: string;
  }>;
};

export interface ListDocumentsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListDocumentsAnswer = {
  content: Array<{
    id: number;
    title: string;
    file_name: string;
    bytes: number;
    url: string;
    updated_at: string;
    active: boolean;
    position: number;
    order: number;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface AddDocumentCall {
  body: FormData;
}

export type AddDocumentAnswer = {
  content: {
    id: number;
    title: string;
    file_name: string;
    bytes: number;
    url: string;
    updated_at: string;
    active: boolean;
    position: number;
    order: number;
    created_at: string;
    version: number;
  };
};

export interface OrderDocumentsCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type OrderDocumentsAnswer = {
  content: {
    ids: number[];
  };
};

export interface UpdateDocumentCall {
  path: {
    id: number;
  };
  body: {
    title: string;
    active?: boolean;
    version?: number;
  };
}

export type UpdateDocumentAnswer = {
  content: {
    id: number;
    title: string;
    file_name: string;
    bytes: number;
    url: string;
    updated_at: string;
    active: boolean;
    position: number;
    order: number;
    created_at: string;
    version: number;
  };
};

export interface DeleteDocumentCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteDocumentAnswer = {
  content: {
    id: number;
  };
};

export type ListPagesAnswer = {
  content: Array<{
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
  }>;
};

export interface ShowPageCall {
  path: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
  };
}

export type ShowPageAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdatePageCall {
  path: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
  };
  body: {
    title: string;
    body: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdatePageAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface ListPageVersionsCall {
  path: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
  };
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListPageVersionsAnswer = {
  content: Array<{
    number: number;
    title: string;
    created_at: string;
    created_by_name: string | null;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface ShowPageVersionCall {
  path: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    number: number;
  };
}

export type ShowPageVersionAnswer = {
  content: {
    number: number;
    title: string;
    created_at: string;
    created_by_name: string | null;
    body: string;
  };
};

export interface PreviewPageCall {
  path: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
  };
  body: {
    title?: string;
    body: string;
  };
}

export type PreviewPageAnswer = {
  content: {
    title: string;
    body: string;
  };
};

export interface RestorePageCall {
  path: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
  };
  body: {
    number: number;
    version?: number;
  };
}

export type RestorePageAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateAboutCall {
  body: {
    title: string;
    body: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateAboutAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateRentalCall {
  body: {
    title: string;
    body: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateRentalAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateCancelCall {
  body: {
    title: string;
    body: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateCancelAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdatePrivacyCall {
  body: {
    title: string;
    body: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdatePrivacyAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateKvkkCall {
  body: {
    title: string;
    body: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateKvkkAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateHowRentCall {
  body: {
    title: string;
    body: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateHowRentAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateBankPageCall {
  body: {
    title: string;
    body: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateBankPageAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface UpdateDocumentPageCall {
  body: {
    title: string;
    body: string;
    seo_title?: string | null;
    seo_description?: string | null;
    version?: number;
  };
}

export type UpdateDocumentPageAnswer = {
  content: {
    section: 'about' | 'rental' | 'cancel' | 'privacy' | 'kvkk' | 'howrent' | 'bank' | 'document' | 'contact' | 'car' | 'payment' | 'cookie';
    title: string | null;
    version: number | null;
    updated_at: string | null;
    updated_by_name: string | null;
    body: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export type ListLegalDocumentsAnswer = {
  content: Array<{
    kind: 'PRE_INFORMATION' | 'CONTRACT' | 'CHARTER_INFORMATION' | 'CHARTER_CONTRACT';
    title: string | null;
    edition: number | null;
    published_at: string | null;
    created_by_name: string | null;
  }>;
};

export interface ShowLegalDocumentCall {
  path: {
    kind: 'pre_information' | 'contract' | 'charter_information' | 'charter_contract';
  };
}

export type ShowLegalDocumentAnswer = {
  content: {
    kind: 'PRE_INFORMATION' | 'CONTRACT' | 'CHARTER_INFORMATION' | 'CHARTER_CONTRACT';
    title: string | null;
    edition: number | null;
    published_at: string | null;
    created_by_name: string | null;
    body: string;
    words: string[];
  };
};

export interface ListEditionsCall {
  path: {
    kind: 'pre_information' | 'contract' | 'charter_information' | 'charter_contract';
  };
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListEditionsAnswer = {
  content: Array<{
    edition: number;
    title: string;
    sha256: string;
    published_at: string;
    created_by_name: string | null;
    acceptances: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface PublishEditionCall {
  path: {
    kind: 'pre_information' | 'contract' | 'charter_information' | 'charter_contract';
  };
  body: {
    title: string;
    body: string;
    version?: number;
  };
}

export type PublishEditionAnswer = {
  content: {
    edition: number;
    title: string;
    sha256: string;
    published_at: string;
    created_by_name: string | null;
    acceptances: number;
    body: string;
  };
};

export interface ShowEditionCall {
  path: {
    kind: 'pre_information' | 'contract' | 'charter_information' | 'charter_contract';
    number: number;
  };
}

export type ShowEditionAnswer = {
  content: {
    edition: number;
    title: string;
    sha256: string;
    published_at: string;
    created_by_name: string | null;
    acceptances: number;
    body: string;
  };
};

export interface PreviewEditionCall {
  path: {
    kind: 'pre_information' | 'contract' | 'charter_information' | 'charter_contract';
  };
  body: {
    title?: string;
    body: string;
  };
}

export type PreviewEditionAnswer = {
  content: {
    title: string;
    body: string;
  };
};

export type ShowSiteSettingsAnswer = {
  content: {
    site_name: string;
    site_title: string;
    site_footer_text: string | null;
    home_picture: string | null;
    home_picture_alt: string | null;
    option_hours: number;
    option_hours_near: number;
    near_days: number;
    full_payment_days: number;
    gap_max_nights: number;
    child_age_max: number;
    baby_age_max: number;
    exchange_margin: number;
    vat_rate: number;
    accommodation_tax_rate: number;
    version: number;
    updated_at: string | null;
  };
};

export interface UpdateSiteSettingsCall {
  body: {
    site_name?: string;
    site_title?: string;
    site_footer_text?: string | null;
    home_picture?: string | null;
    home_picture_alt?: string | null;
    option_hours?: number;
    option_hours_near?: number;
    near_days?: number;
    full_payment_days?: number;
    gap_max_nights?: number;
    child_age_max?: number;
    baby_age_max?: number;
    exchange_margin?: number;
    vat_rate?: number;
    accommodation_tax_rate?: number;
    version?: number;
  };
}

export type UpdateSiteSettingsAnswer = {
  content: {
    site_name: string;
    site_title: string;
    site_footer_text: string | null;
    home_picture: string | null;
    home_picture_alt: string | null;
    option_hours: number;
    option_hours_near: number;
    near_days: number;
    full_payment_days: number;
    gap_max_nights: number;
    child_age_max: number;
    baby_age_max: number;
    exchange_margin: number;
    vat_rate: number;
    accommodation_tax_rate: number;
    version: number;
    updated_at: string | null;
  };
};

export type ShowContactSettingsAnswer = {
  content: {
    site_phone: string | null;
    site_email: string | null;
    whatsapp_phone: string | null;
    support_hours: string | null;
    map_url: string | null;
    company_title: string | null;
    company_address: string | null;
    company_mersis_no: string | null;
    company_kep_address: string | null;
    company_tax_office: string | null;
    company_tax_no: string | null;
    company_trade_registry_no: string | null;
    company_chamber: string | null;
    company_responsible: string | null;
    tursab_no: string | null;
    tursab_group: string | null;
    tursab_url: string | null;
    etbis_url: string | null;
    version: number;
    updated_at: string | null;
  };
};

export interface UpdateContactSettingsCall {
  body: {
    site_phone?: string | null;
    site_email?: string | null;
    whatsapp_phone?: string | null;
    support_hours?: string | null;
    map_url?: string | null;
    company_title?: string | null;
    company_address?: string | null;
    company_mersis_no?: string | null;
    company_kep_address?: string | null;
    company_tax_office?: string | null;
    company_tax_no?: string | null;
    company_trade_registry_no?: string | null;
    company_chamber?: string | null;
    company_responsible?: string | null;
    tursab_no?: string | null;
    tursab_group?: 'A' | 'B' | 'C' | null;
    tursab_url?: string | null;
    etbis_url?: string | null;
    version?: number;
  };
}

export type UpdateContactSettingsAnswer = {
  content: {
    site_phone: string | null;
    site_email: string | null;
    whatsapp_phone: string | null;
    support_hours: string | null;
    map_url: string | null;
    company_title: string | null;
    company_address: string | null;
    company_mersis_no: string | null;
    company_kep_address: string | null;
    company_tax_office: string | null;
    company_tax_no: string | null;
    company_trade_registry_no: string | null;
    company_chamber: string | null;
    company_responsible: string | null;
    tursab_no: string | null;
    tursab_group: string | null;
    tursab_url: string | null;
    etbis_url: string | null;
    version: number;
    updated_at: string | null;
  };
};

export type ShowSocialSettingsAnswer = {
  content: {
    facebook_link: string | null;
    instagram_link: string | null;
    twitter_link: string | null;
    youtube_link: string | null;
    version: number;
    updated_at: string | null;
  };
};

export interface UpdateSocialSettingsCall {
  body: {
    facebook_link?: string | null;
    instagram_link?: string | null;
    twitter_link?: string | null;
    youtube_link?: string | null;
    version?: number;
  };
}

export type UpdateSocialSettingsAnswer = {
  content: {
    facebook_link: string | null;
    instagram_link: string | null;
    twitter_link: string | null;
    youtube_link: string | null;
    version: number;
    updated_at: string | null;
  };
};

export interface ListPostsCall {
  query?: {
    skip?: number;
    take?: number;
    order?: 'published_at' | '-published_at' | 'created_at' | '-created_at' | 'id' | '-id' | 'title' | '-title';
    q?: string;
    state?: 'DRAFT' | 'PUBLISHED';
    tag?: string;
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListPostsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    title: string;
    summary: string;
    state: 'DRAFT' | 'PUBLISHED';
    waiting: boolean;
    published_at: string | null;
    author_name: string;
    tags: string[];
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    updated_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreatePostCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    title: string;
    slug?: string;
    summary?: string;
    body?: string;
    picture_hash?: string | null;
    picture_alt?: string;
    author_name?: string;
    state?: 'DRAFT' | 'PUBLISHED';
    published_at?: string | null;
    tags?: string[];
    seo_title?: string | null;
    seo_description?: string | null;
  };
}

export type CreatePostAnswer = {
  content: {
    id: number;
    slug: string;
    title: string;
    summary: string;
    state: 'DRAFT' | 'PUBLISHED';
    waiting: boolean;
    published_at: string | null;
    author_name: string;
    tags: string[];
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    updated_at: string;
    version: number;
    body: string;
    picture_hash: string | null;
    picture_alt: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export type ListTagsAnswer = {
  content: Array<{
    id: number;
    slug: string;
    name: string;
    posts: number;
  }>;
};

export interface ShowPostCall {
  path: {
    id: number;
  };
}

export type ShowPostAnswer = {
  content: {
    id: number;
    slug: string;
    title: string;
    summary: string;
    state: 'DRAFT' | 'PUBLISHED';
    waiting: boolean;
    published_at: string | null;
    author_name: string;
    tags: string[];
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    updated_at: string;
    version: number;
    body: string;
    picture_hash: string | null;
    picture_alt: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface DeletePostCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeletePostAnswer = {
  content: {
    id: number;
  };
};

export interface UpdatePostCall {
  body: {
    title: string;
    slug?: string;
    summary?: string;
    body?: string;
    picture_hash?: string | null;
    picture_alt?: string;
    author_name?: string;
    state?: 'DRAFT' | 'PUBLISHED';
    published_at?: string | null;
    tags?: string[];
    seo_title?: string | null;
    seo_description?: string | null;
    id: number;
    version?: number;
  };
}

export type UpdatePostAnswer = {
  content: {
    id: number;
    slug: string;
    title: string;
    summary: string;
    state: 'DRAFT' | 'PUBLISHED';
    waiting: boolean;
    published_at: string | null;
    author_name: string;
    tags: string[];
    picture: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    } | null;
    created_at: string;
    updated_at: string;
    version: number;
    body: string;
    picture_hash: string | null;
    picture_alt: string;
    seo_title: string | null;
    seo_description: string | null;
  };
};

export interface KeepPicturesCall {
  body: FormData;
}

export type KeepPicturesAnswer = {
  content: Array<{
    file_name: string;
    ok: true;
    image: {
      hash: string;
      width: number;
      height: number;
      colour: string;
      src: string;
    };
  } | {
    file_name: string;
    ok: false;
    code: string;
    content: string;
  }>;
};

export interface ListCommentsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'created_at' | '-created_at' | 'score' | '-score' | 'id' | '-id';
    state?: 'WAITING' | 'PUBLISHED' | 'HIDDEN';
    villa_id?: number;
    boat_id?: number;
    score?: number;
    q?: string;
  };
}

export type ListCommentsAnswer = {
  content: Array<{
    id: number;
    listing: {
      kind: 'villa' | 'boat';
      id: number;
      slug: string;
      name: string;
    };
    author_name: string;
    score: number;
    body: string;
    state: 'WAITING' | 'PUBLISHED' | 'HIDDEN';
    answered: boolean;
    stayed_on: string | null;
    published_at: string | null;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface MoveCommentsCall {
  body: {
    ids: number[];
    state: 'WAITING' | 'PUBLISHED' | 'HIDDEN';
    seen?: Array<{
      id: number;
      version: number;
    }>;
  };
}

export type MoveCommentsAnswer = {
  content: {
    ids: number[];
    state: 'WAITING' | 'PUBLISHED' | 'HIDDEN';
    rows: Array<{
      id: number;
      version: number;
    }>;
  };
};

export interface DeleteCommentsCall {
  body: {
    ids: number[];
    seen?: Array<{
      id: number;
      version: number;
    }>;
  };
}

export type DeleteCommentsAnswer = {
  content: {
    ids: number[];
  };
};

export interface ShowCommentCall {
  path: {
    id: number;
  };
}

export type ShowCommentAnswer = {
  content: {
    id: number;
    listing: {
      kind: 'villa' | 'boat';
      id: number;
      slug: string;
      name: string;
    };
    author_name: string;
    score: number;
    body: string;
    state: 'WAITING' | 'PUBLISHED' | 'HIDDEN';
    answered: boolean;
    stayed_on: string | null;
    published_at: string | null;
    created_at: string;
    version: number;
    scores: {
      cleanliness: number | null;
      location: number | null;
      comfort: number | null;
      contact: number | null;
      value: number | null;
    };
    answer: string | null;
    answered_at: string | null;
    answered_by_name: string | null;
    reservation: {
      id: number;
      reservation_id: string;
    } | null;
    pictures: Array<{
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    }>;
  };
};

export interface MoveCommentCall {
  path: {
    id: number;
  };
  body: {
    state?: 'PUBLISHED' | 'HIDDEN';
    answer?: string | null;
    version?: number;
  };
}

export type MoveCommentAnswer = {
  content: {
    id: number;
    listing: {
      kind: 'villa' | 'boat';
      id: number;
      slug: string;
      name: string;
    };
    author_name: string;
    score: number;
    body: string;
    state: 'WAITING' | 'PUBLISHED' | 'HIDDEN';
    answered: boolean;
    stayed_on: string | null;
    published_at: string | null;
    created_at: string;
    version: number;
    scores: {
      cleanliness: number | null;
      location: number | null;
      comfort: number | null;
      contact: number | null;
      value: number | null;
    };
    answer: string | null;
    answered_at: string | null;
    answered_by_name: string | null;
    reservation: {
      id: number;
      reservation_id: string;
    } | null;
    pictures: Array<{
      hash: string;
      width: number;
      height: number;
      colour: string;
      alt: string;
    }>;
  };
};

export interface DeleteCommentCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteCommentAnswer = {
  content: {
    id: number;
  };
};

export interface ListFaqGroupsCall {
  query?: {
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListFaqGroupsAnswer = {
  content: Array<{
    id: number;
    title: string;
    landing_kind: 'VILLA_TYPE' | 'BOAT_TYPE' | 'REGION' | 'TOWN' | 'DISTRICT' | null;
    landing_id: number | null;
    position: number;
    active: boolean;
    version: number;
    entries: Array<{
      id: number;
      group_id: number;
      question: string;
      answer: string;
      position: number;
      active: boolean;
      version: number;
    }>;
  }>;
};

export interface CreateFaqGroupCall {
  body: {
    title: string;
    landing_kind?: 'VILLA_TYPE' | 'BOAT_TYPE' | 'REGION' | 'TOWN' | 'DISTRICT' | null;
    landing_id?: number | null;
    active?: boolean;
  };
}

export type CreateFaqGroupAnswer = {
  content: {
    id: number;
    title: string;
    landing_kind: 'VILLA_TYPE' | 'BOAT_TYPE' | 'REGION' | 'TOWN' | 'DISTRICT' | null;
    landing_id: number | null;
    position: number;
    active: boolean;
    version: number;
    entries: Array<{
      id: number;
      group_id: number;
      question: string;
      answer: string;
      position: number;
      active: boolean;
      version: number;
    }>;
  };
};

export interface RankFaqGroupsCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type RankFaqGroupsAnswer = {
  content: {
    ids: number[];
  };
};

export interface UpdateFaqGroupCall {
  path: {
    id: number;
  };
  body: {
    title: string;
    landing_kind?: 'VILLA_TYPE' | 'BOAT_TYPE' | 'REGION' | 'TOWN' | 'DISTRICT' | null;
    landing_id?: number | null;
    active?: boolean;
    version?: number;
  };
}

export type UpdateFaqGroupAnswer = {
  content: {
    id: number;
    title: string;
    landing_kind: 'VILLA_TYPE' | 'BOAT_TYPE' | 'REGION' | 'TOWN' | 'DISTRICT' | null;
    landing_id: number | null;
    position: number;
    active: boolean;
    version: number;
    entries: Array<{
      id: number;
      group_id: number;
      question: string;
      answer: string;
      position: number;
      active: boolean;
      version: number;
    }>;
  };
};

export interface DeleteFaqGroupCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteFaqGroupAnswer = {
  content: {
    id: number;
  };
};

export interface CreateFaqEntryCall {
  body: {
    group_id: number;
    question: string;
    answer: string;
    active?: boolean;
  };
}

export type CreateFaqEntryAnswer = {
  content: {
    id: number;
    group_id: number;
    question: string;
    answer: string;
    position: number;
    active: boolean;
    version: number;
  };
};

export interface RankFaqEntriesCall {
  body: {
    ids: number[];
    seen?: number[];
  };
}

export type RankFaqEntriesAnswer = {
  content: {
    ids: number[];
  };
};

export interface UpdateFaqEntryCall {
  path: {
    id: number;
  };
  body: {
    group_id: number;
    question: string;
    answer: string;
    active?: boolean;
    version?: number;
  };
}

export type UpdateFaqEntryAnswer = {
  content: {
    id: number;
    group_id: number;
    question: string;
    answer: string;
    position: number;
    active: boolean;
    version: number;
  };
};

export interface DeleteFaqEntryCall {
  path: {
    id: number;
  };
  query?: {
    version?: number;
  };
}

export type DeleteFaqEntryAnswer = {
  content: {
    id: number;
  };
};

export interface ListMessagesCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'created_at' | '-created_at';
    state?: 'UNREAD' | 'READ';
    answered?: '0' | '1';
    q?: string;
  };
}

export type ListMessagesAnswer = {
  content: Array<{
    id: number;
    name: string;
    email: string;
    phone: string | null;
    subject: string;
    excerpt: string;
    state: 'UNREAD' | 'READ';
    answered_at: string | null;
    created_at: string;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface MarkMessagesCall {
  body: {
    state: 'UNREAD' | 'READ';
    ids: number[];
  };
}

export type MarkMessagesAnswer = {
  content: {
    ids: number[];
    state: 'UNREAD' | 'READ';
  };
};

export interface DeleteMessagesCall {
  body: {
    ids: number[];
  };
}

export type DeleteMessagesAnswer = {
  content: {
    ids: number[];
  };
};

export interface ShowMessageCall {
  path: {
    id: number;
  };
}

export type ShowMessageAnswer = {
  content: {
    id: number;
    name: string;
    email: string;
    phone: string | null;
    subject: string;
    excerpt: string;
    state: 'UNREAD' | 'READ';
    answered_at: string | null;
    created_at: string;
    message: string;
    villa: {
      id: number;
      slug: string;
      name: string;
    } | null;
    boat: {
      id: number;
      slug: string;
      name: string;
    } | null;
    read_at: string | null;
    read_by_name: string | null;
    answer: string | null;
    answered_by_name: string | null;
    consent_text: string | null;
  };
};

export interface MarkMessageCall {
  path: {
    id: number;
  };
  body: {
    state: 'UNREAD' | 'READ';
  };
}

export type MarkMessageAnswer = {
  content: {
    id: number;
    name: string;
    email: string;
    phone: string | null;
    subject: string;
    excerpt: string;
    state: 'UNREAD' | 'READ';
    answered_at: string | null;
    created_at: string;
    message: string;
    villa: {
      id: number;
      slug: string;
      name: string;
    } | null;
    boat: {
      id: number;
      slug: string;
      name: string;
    } | null;
    read_at: string | null;
    read_by_name: string | null;
    answer: string | null;
    answered_by_name: string | null;
    consent_text: string | null;
  };
};

export interface DeleteMessageCall {
  path: {
    id: number;
  };
}

export type DeleteMessageAnswer = {
  content: {
    id: number;
  };
};

export interface AnswerMessageCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    answer: string;
  };
}

export type AnswerMessageAnswer = {
  content: {
    id: number;
    name: string;
    email: string;
    phone: string | null;
    subject: string;
    excerpt: string;
    state: 'UNREAD' | 'READ';
    answered_at: string | null;
    created_at: string;
    message: string;
    villa: {
      id: number;
      slug: string;
      name: string;
    } | null;
    boat: {
      id: number;
      slug: string;
      name: string;
    } | null;
    read_at: string | null;
    read_by_name: string | null;
    answer: string | null;
    answered_by_name: string | null;
    consent_text: string | null;
  };
};

export interface ListSubscribersCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    order?: 'created_at' | '-created_at' | 'email' | '-email';
    state?: 'WAITING' | 'ACTIVE' | 'LEFT';
    q?: string;
  };
}

export type ListSubscribersAnswer = {
  content: Array<{
    id: number;
    email: string;
    state: 'WAITING' | 'ACTIVE' | 'LEFT';
    source: 'WEB' | 'FOOTER' | 'BOOKING' | 'API';
    consent_text: string;
    consent_ip: string | null;
    consent_user_agent: string | null;
    consented_at: string;
    confirmed_at: string | null;
    confirmed_ip: string | null;
    left_at: string | null;
    created_at: string;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface EndSubscriptionCall {
  path: {
    id: number;
  };
}

export type EndSubscriptionAnswer = {
  content: {
    id: number;
  };
};

export interface ListNewslettersCall {
  query?: {
    skip?: number;
    take?: number;
    state?: 'DRAFT' | 'SENDING' | 'STOPPED' | 'QUEUED' | 'SENT';
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListNewslettersAnswer = {
  content: Array<{
    id: number;
    subject: string;
    state: 'DRAFT' | 'SENDING' | 'STOPPED' | 'QUEUED' | 'SENT';
    queued_count: number;
    waiting_count: number;
    sent_count: number;
    dead_count: number;
    skipped_count: number;
    started_at: string | null;
    finished_at: string | null;
    created_at: string;
    version: number;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface CreateNewsletterCall {
  body: {
    subject: string;
    body: string;
  };
}

export type CreateNewsletterAnswer = {
  content: {
    id: number;
    subject: string;
    state: 'DRAFT' | 'SENDING' | 'STOPPED' | 'QUEUED' | 'SENT';
    queued_count: number;
    waiting_count: number;
    sent_count: number;
    dead_count: number;
    skipped_count: number;
    started_at: string | null;
    finished_at: string | null;
    created_at: string;
    version: number;
    body: string;
    html: string;
    text: string;
  };
};

export interface ShowNewsletterCall {
  path: {
    id: number;
  };
}

export type ShowNewsletterAnswer = {
  content: {
    id: number;
    subject: string;
    state: 'DRAFT' | 'SENDING' | 'STOPPED' | 'QUEUED' | 'SENT';
    queued_count: number;
    waiting_count: number;
    sent_count: number;
    dead_count: number;
    skipped_count: number;
    started_at: string | null;
    finished_at: string | null;
    created_at: string;
    version: number;
    body: string;
    html: string;
    text: string;
  };
};

export interface UpdateNewsletterCall {
  path: {
    id: number;
  };
  body: {
    subject: string;
    body: string;
    version?: number;
  };
}

export type UpdateNewsletterAnswer = {
  content: {
    id: number;
    subject: string;
    state: 'DRAFT' | 'SENDING' | 'STOPPED' | 'QUEUED' | 'SENT';
    queued_count: number;
    waiting_count: number;
    sent_count: number;
    dead_count: number;
    skipped_count: number;
    started_at: string | null;
    finished_at: string | null;
    created_at: string;
    version: number;
    body: string;
    html: string;
    text: string;
  };
};

export interface MoveNewsletterCall {
  path: {
    id: number;
  };
  body: {
    state: 'SENDING' | 'STOPPED';
    version?: number;
  };
}

export type MoveNewsletterAnswer = {
  content: {
    id: number;
    subject: string;
    state: 'DRAFT' | 'SENDING' | 'STOPPED' | 'QUEUED' | 'SENT';
    queued_count: number;
    waiting_count: number;
    sent_count: number;
    dead_count: number;
    skipped_count: number;
    started_at: string | null;
    finished_at: string | null;
    created_at: string;
    version: number;
    body: string;
    html: string;
    text: string;
  };
};

export interface DeleteNewsletterCall {
  path: {
    id: number;
  };
}

export type DeleteNewsletterAnswer = {
  content: {
    id: number;
  };
};

export interface TestNewsletterCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    email?: string;
  };
}

export type TestNewsletterAnswer = {
  content: {
    mail_id: number;
    recipient: string;
  };
};

export type ListTemplatesAnswer = {
  content: Array<{
    id: number;
    code: string;
    name: string;
    subject: string;
    body: string;
    placeholders: Array<{
      name: string;
      label: string;
    }>;
    active: boolean;
    always: boolean;
    is_default: boolean;
    mail_count: number;
    updated_at: string;
    version: number;
  }>;
};

export interface FlagTemplatesCall {
  body: {
    ids: number[];
    active: boolean;
  };
}

export type FlagTemplatesAnswer = {
  content: {
    ids: number[];
    active: boolean;
    changed: number[];
  };
};

export interface UpdateTemplateCall {
  path: {
    id: number;
  };
  body: {
    subject: string;
    body: string;
    version?: number;
  };
}

export type UpdateTemplateAnswer = {
  content: {
    id: number;
    code: string;
    name: string;
    subject: string;
    body: string;
    placeholders: Array<{
      name: string;
      label: string;
    }>;
    active: boolean;
    always: boolean;
    is_default: boolean;
    mail_count: number;
    updated_at: string;
    version: number;
  };
};

export interface ResetTemplateCall {
  path: {
    id: number;
  };
}

export type ResetTemplateAnswer = {
  content: {
    id: number;
    code: string;
    name: string;
    subject: string;
    body: string;
    placeholders: Array<{
      name: string;
      label: string;
    }>;
    active: boolean;
    always: boolean;
    is_default: boolean;
    mail_count: number;
    updated_at: string;
    version: number;
  };
};

export interface PreviewTemplateCall {
  path: {
    id: number;
  };
  body: {
    reservation_id?: string;
    subject?: string;
    body?: string;
  };
}

export type PreviewTemplateAnswer = {
  content: {
    recipient: string;
    subject: string;
    html: string;
    text: string;
  };
};

export interface TestTemplateCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    reservation_id?: string;
    subject?: string;
    body?: string;
    email?: string;
  };
}

export type TestTemplateAnswer = {
  content: {
    mail_id: number;
    recipient: string;
  };
};

export interface ListMailsCall {
  query?: {
    skip?: number;
    take?: number;
    format?: 'json' | 'csv' | 'xlsx';
    state?: 'WAITING' | 'SENT' | 'FAILED' | 'DEAD' | 'SKIPPED';
    template_code?: string;
    q?: string;
  };
}

export type ListMailsAnswer = {
  content: Array<{
    id: number;
    template_code: string | null;
    template_name: string | null;
    recipient: string;
    subject: string;
    state: 'WAITING' | 'SENT' | 'FAILED' | 'DEAD' | 'SKIPPED';
    attempts: number;
    next_attempt_at: string | null;
    last_error: string | null;
    sent_at: string | null;
    created_at: string;
  }>;
  total: number;
  skip: number;
  take: number;
};

export interface ShowMailCall {
  path: {
    id: number;
  };
}

export type ShowMailAnswer = {
  content: {
    id: number;
    template_code: string | null;
    template_name: string | null;
    recipient: string;
    subject: string;
    state: 'WAITING' | 'SENT' | 'FAILED' | 'DEAD' | 'SKIPPED';
    attempts: number;
    next_attempt_at: string | null;
    last_error: string | null;
    sent_at: string | null;
    created_at: string;
    reply_to: string | null;
    html: string;
    text: string;
    attachments: string[];
    reservation: {
      id: number;
      reservation_id: string;
    } | null;
  };
};

export interface ResendMailsCall {
  body: {
    ids: number[];
  };
}

export type ResendMailsAnswer = {
  content: {
    ids: number[];
  };
};

export interface ResendMailCall {
  path: {
    id: number;
  };
  header?: {
    'Idempotency-Key'?: string;
  };
}

export type ResendMailAnswer = {
  content: {
    id: number;
    template_code: string | null;
    template_name: string | null;
    recipient: string;
    subject: string;
    state: 'WAITING' | 'SENT' | 'FAILED' | 'DEAD' | 'SKIPPED';
    attempts: number;
    next_attempt_at: string | null;
    last_error: string | null;
    sent_at: string | null;
    created_at: string;
    reply_to: string | null;
    html: string;
    text: string;
    attachments: string[];
    reservation: {
      id: number;
      reservation_id: string;
    } | null;
  };
};

export interface SendBankCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    reservation_id: string;
    note?: string;
    preview?: boolean;
    last_mail?: number;
  };
}

export type SendBankAnswer = {
  content: {
    recipient: string;
    subject: string;
    html: string;
    text: string;
    template_code: string;
    mail_id: number | null;
    payment_link: {
      url: string | null;
      purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT';
      amount_kurus: number;
      expires_at: string;
    } | null;
  };
};

export interface SendConfirmCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    reservation_id: string;
    note?: string;
    preview?: boolean;
    last_mail?: number;
  };
}

export type SendConfirmAnswer = {
  content: {
    recipient: string;
    subject: string;
    html: string;
    text: string;
    template_code: string;
    mail_id: number | null;
    payment_link: {
      url: string | null;
      purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT';
      amount_kurus: number;
      expires_at: string;
    } | null;
  };
};

export interface SendPaymentLinkCall {
  header?: {
    'Idempotency-Key'?: string;
  };
  body: {
    reservation_id: string;
    note?: string;
    preview?: boolean;
    last_mail?: number;
    purpose?: 'DEPOSIT';
  };
}

export type SendPaymentLinkAnswer = {
  content: {
    recipient: string;
    subject: string;
    html: string;
    text: string;
    template_code: string;
    mail_id: number | null;
    payment_link: {
      url: string | null;
      purpose: 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT';
      amount_kurus: number;
      expires_at: string;
    } | null;
  };
};

export type ShowOpsAnswer = {
  content: {
    jobs: Array<{
      name: string;
      cron: string;
      state: 'OK' | 'FAILING' | 'RUNNING' | 'NEVER';
      last_ok_at: string | null;
      last_failed_at: string | null;
      failed: number;
      last_error: string | null;
    }>;
    outbox: {
      WAITING: number;
      SENT: number;
      FAILED: number;
      DEAD: number;
      SKIPPED: number;
    };
    feeds: {
      active: number;
      in_need: number;
    };
    storage: {
      database_bytes: number;
      pictures: number;
      picture_bytes: number;
      papers: number;
      paper_bytes: number;
      disk_bytes: number;
      disk_free_bytes: number;
      backed_up_at: string | null;
    };
    versions: {
      app: string;
      node: string;
      postgres: string;
      migration: string | null;
      migrations: number;
      started_at: string;
      memory_bytes: number;
    };
    failures: Array<{
      at: string;
      request_id: string;
      method: string;
      path: string;
      message: string;
    }>;
  };
};

export interface RunJobCall {
  path: {
    job: string;
  };
}

export type RunJobAnswer = {
  content: {
    job: string;
  };
};

export interface ListAuditCall {
  query?: {
    skip?: number;
    take?: number;
    actor_id?: number;
    actor_role?: 'ADMIN' | 'OWNER' | 'GUEST' | 'SYSTEM';
    action?: string;
    act?: string;
    entity?: string;
    entity_id?: number;
    request_id?: string;
    date1?: string;
    date2?: string;
    format?: 'json' | 'csv' | 'xlsx';
  };
}

export type ListAuditAnswer = {
  content: Array<{
    id: number;
    at: string;
    actor_id: number | null;
    actor: string | null;
    actor_role: 'ADMIN' | 'OWNER' | 'GUEST' | 'SYSTEM' | null;
    ip: string | null;
    action: string;
    entity: string;
    entity_id: number | null;
    changed: string[];
    before: Record<string, Json> | null;
    after: Record<string, Json> | null;
    request_id: string | null;
  }>;
  total: number;
  skip: number;
  take: number;
};

export type ReadDocumentAnswer = {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
  };
  servers: Array<{
    url: string;
  }>;
  tags: Array<{
    name: string;
    description: string;
  }>;
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Json>;
};

export interface ReadDocsCall {
  query?: {
    q?: string;
  };
}

export type ReadDocsAnswer = string;

export interface ReadDocsGroupCall {
  path: {
    group: string;
  };
}

export type ReadDocsGroupAnswer = string;

export function createClient(options: ClientOptions) {
  const call = caller(options);
  return {
    /** Oturum açar; erişim anahtarını ve panelin çerezini verir. */
    login: (asked: LoginCall) =>
      call<LoginAnswer>('POST', '/v1/auth/login', asked),

    /** Oturumu kapatır; anahtar ve çerez hemen geçersiz olur. */
    logout: () =>
      call<LogoutAnswer>('POST', '/v1/auth/logout', {}),

    /** Kendi açık oturumlarınızı cihazlarıyla listeler. */
    listOwnSessions: () =>
      call<ListOwnSessionsAnswer>('GET', '/v1/admin/account/sessions', {}),

    /** Bu oturum dışındaki bütün oturumlarınızı kapatır. */
    endOtherSessions: () =>
      call<EndOtherSessionsAnswer>('DELETE', '/v1/admin/account/sessions', {}),

    /** Kendi oturumlarınızdan birini kapatır. */
    endOwnSession: (asked: EndOwnSessionCall) =>
      call<EndOwnSessionAnswer>('DELETE', '/v1/admin/account/sessions/{id}', asked),

    /** Şifrenizi değiştirir; diğer oturumlarınız kapanır. */
    setOwnPassword: (asked: SetOwnPasswordCall) =>
      call<SetOwnPasswordAnswer>('PUT', '/v1/admin/account/password', asked),

    /** Şifrenizi bir daha doğrular; hassas bilgiler bir süre değiştirilebilir. */
    proveAgain: (asked: ProveAgainCall) =>
      call<ProveAgainAnswer>('POST', '/v1/admin/account/proof', asked),

    /** Doğrulama uygulaması için bir anahtar verir; 15 dakika içinde bir kodla onaylanana kadar girişte kod sorulmaz. */
    startTotp: (asked: StartTotpCall) =>
      call<StartTotpAnswer>('POST', '/v1/admin/account/totp', asked),

    /** İki adımlı girişinizi kapatır; şifre ve kod ister. */
    endTotp: (asked: EndTotpCall) =>
      call<EndTotpAnswer>('DELETE', '/v1/admin/account/totp', asked),

    /** Uygulamanın koduyla iki adımlı girişi açar; kurtarma kodlarını bir kez gösterir, diğer oturumlarınızı kapatır. */
    confirmTotp: (asked: ConfirmTotpCall) =>
      call<ConfirmTotpAnswer>('POST', '/v1/admin/account/totp/confirm', asked),

    /** Yeni kurtarma kodları verir; eskileri geçersiz olur. */
    renewRecoveryCodes: (asked: RenewRecoveryCodesCall) =>
      call<RenewRecoveryCodesAnswer>('POST', '/v1/admin/account/totp/codes', asked),

    /** Cihazını kaybeden bir kullanıcının iki adımlı girişini kapatır ve bütün oturumlarını bitirir. */
    takeTotpFromUser: (asked: TakeTotpFromUserCall) =>
      call<TakeTotpFromUserAnswer>('DELETE', '/v1/admin/users/{id}/totp', asked),

    /** Rezervasyon, ilan ve kişileri kod, ad, telefon ya da e-posta ile arar; ev sahibi yalnız kendisininkileri bulur. */
    findAnything: (asked: FindAnythingCall) =>
      call<FindAnythingAnswer>('GET', '/v1/admin/find', asked),

    /** Bir listenin kayıtlı görünümlerini verir: kendinizinkileri ve ekiple paylaşılanları. */
    listSavedViews: (asked: ListSavedViewsCall) =>
      call<ListSavedViewsAnswer>('GET', '/v1/admin/savedviews', asked),

    /** Bir listenin filtrelerini bir adla saklar: yalnız saklayan görür ya da bütün ekip (`shared`). `opening` olan, menüden açılınca gelen görünümdür. */
    createSavedView: (asked: CreateSavedViewCall) =>
      call<CreateSavedViewAnswer>('POST', '/v1/admin/savedviews', asked),

    /** Kayıtlı görünümün adını, kimin gördüğünü ve listenin onunla açılıp açılmadığını değiştirir. */
    updateSavedView: (asked: UpdateSavedViewCall) =>
      call<UpdateSavedViewAnswer>('PUT', '/v1/admin/savedviews/{id}', asked),

    /** Kayıtlı görünümü siler. */
    deleteSavedView: (asked: DeleteSavedViewCall) =>
      call<DeleteSavedViewAnswer>('DELETE', '/v1/admin/savedviews/{id}', asked),

    /** Bir listenin hangi sütunlarını görmek istediğinizi saklar. */
    chooseColumns: (asked: ChooseColumnsCall) =>
      call<ChooseColumnsAnswer>('PUT', '/v1/admin/columns', asked),

    /** Bir çağrının alanlarına kendi kurallarının ne diyeceğini verir; çağrıyı yapmaz, hiçbir şey saklamaz. */
    checkFields: (asked: CheckFieldsCall) =>
      call<CheckFieldsAnswer>('POST', '/v1/admin/fields/preview', asked),

    /** Bir konaklamanın fiyatını, satılamıyorsa bütün nedenleriyle verir. */
    showQuote: (asked: ShowQuoteCall) =>
      call<ShowQuoteAnswer>('GET', '/v1/quote', asked),

    /** Ölçütlere uyan villaları sayfa sayfa listeler; yerin ya da tipin eski adresi de bugünküsü gibi okunur, hiç olmamış bir adres 422’dir. */
    searchVillas: (asked: SearchVillasCall = {}) =>
      call<SearchVillasAnswer>('GET', '/v2/search', asked),

    /** İki konaklama arasında kalan, bütünüyle kiralanabilir boşlukları ay ve gece sayısına göre listeler. */
    searchShortTerm: (asked: SearchShortTermCall = {}) =>
      call<SearchShortTermAnswer>('GET', '/v1/search/shortterm', asked),

    /** Ana sayfadaki vitrinleri villalarıyla verir. */
    listShownVillas: () =>
      call<ListShownVillasAnswer>('GET', '/v1/showcases', {}),

    /** Yazılan metne uyan villaları, istenirse tekneleri de önerir. */
    suggestVillas: (asked: SuggestVillasCall = {}) =>
      call<SuggestVillasAnswer>('GET', '/v1/search/input', asked),

    /** Arama formunda seçilebilecek yerleri, tipleri ve özellikleri verir. */
    listSearchOptions: () =>
      call<ListSearchOptionsAnswer>('GET', '/v1/search/options', {}),

    /** Seçilen villaları karşılaştırma için yan yana verir. */
    compareVillas: (asked: CompareVillasCall = {}) =>
      call<CompareVillasAnswer>('GET', '/v1/villas/compare', asked),

    /** Seçilen tekneleri karşılaştırma için yan yana verir. */
    compareBoats: (asked: CompareBoatsCall = {}) =>
      call<CompareBoatsAnswer>('GET', '/v1/boats/compare', asked),

    /** Hakkımızda sayfasını verir. */
    readAbout: () =>
      call<ReadAboutAnswer>('GET', '/v1/website/about', {}),

    /** Gizlilik sayfasını verir. */
    readPrivacy: () =>
      call<ReadPrivacyAnswer>('GET', '/v1/website/privacy', {}),

    /** Kiralama sözleşmesi sayfasını verir. */
    readRental: () =>
      call<ReadRentalAnswer>('GET', '/v1/website/rental', {}),

    /** İptal ve iade sayfasını verir. */
    readCancel: () =>
      call<ReadCancelAnswer>('GET', '/v1/website/cancel', {}),

    /** KVKK aydınlatma sayfasını verir. */
    readKvkk: () =>
      call<ReadKvkkAnswer>('GET', '/v1/website/kvkk', {}),

    /** Nasıl kiralarım sayfasını verir. */
    readHowRent: () =>
      call<ReadHowRentAnswer>('GET', '/v1/website/howrent', {}),

    /** Acenteye nasıl ulaşılacağını ve yasal bilgilerini verir. */
    readContact: () =>
      call<ReadContactAnswer>('GET', '/v1/website/contact', {}),

    /** Ana sayfanın vitrin dışındaki bölümlerini ve sitenin kurlarını verir. */
    readHome: () =>
      call<ReadHomeAnswer>('GET', '/v1/website/home', {}),

    /** Para gönderilecek banka hesaplarını verir. */
    readBank: () =>
      call<ReadBankAnswer>('GET', '/v1/website/bank', {}),

    /** Yayındaki yorumları yeniden eskiye verir. */
    readComments: (asked: ReadCommentsCall = {}) =>
      call<ReadCommentsAnswer>('GET', '/v1/website/comments', asked),

    /** İletişim formundan mesaj gönderir. */
    sendContactMessage: (asked: SendContactMessageCall) =>
      call<SendContactMessageAnswer>('POST', '/v1/contact', asked),

    /** E-posta adresini bültene yazar; adres sahibinin onayı beklenir. */
    subscribe: (asked: SubscribeCall) =>
      call<SubscribeAnswer>('POST', '/v1/website/subscribe', asked),

    /** Yanıt bekleyen taleplerin ve okunmamış mesajların sayısını verir. */
    countUnread: () =>
      call<CountUnreadAnswer>('GET', '/v1/admin/unreadcount', {}),

    /** Panelin ana sayfasında gösterilenleri verir; ev sahibi kendi villalarınınkini görür. */
    showOverview: () =>
      call<ShowOverviewAnswer>('GET', '/v1/admin/other', {}),

    /** Kullanıcıları listeler; rol, durum ve metinle süzülür. */
    listUsers: (asked: ListUsersCall = {}) =>
      call<ListUsersAnswer>('GET', '/v1/admin/users', asked),

    /** Kullanıcı ekler ve şifre belirleme davetini e-postayla gönderir. */
    createUser: (asked: CreateUserCall) =>
      call<CreateUserAnswer>('POST', '/v1/admin/users', asked),

    /** Seçim kutuları için açık hesapların adlarını verir. */
    listUserNames: (asked: ListUserNamesCall = {}) =>
      call<ListUserNamesAnswer>('GET', '/v1/admin/users/select', asked),

    /** Hesapları açar ya da kapatır; kapatılan hesabın bütün oturumları hemen biter. */
    flagUsers: (asked: FlagUsersCall) =>
      call<FlagUsersAnswer>('PATCH', '/v1/admin/users/activity', asked),

    /** Bir kullanıcıyı verir; kimlik ve hesap numaraları maskelidir. */
    showUser: (asked: ShowUserCall) =>
      call<ShowUserAnswer>('GET', '/v1/admin/users/{id}', asked),

    /** Kullanıcının verilen alanlarını değiştirir, verilmeyenler olduğu gibi kalır; null olanlar silinir. */
    updateUser: (asked: UpdateUserCall) =>
      call<UpdateUserAnswer>('PUT', '/v1/admin/users/{id}', asked),

    /** Bir kullanıcının bütün oturumlarını bitirir ve başarısız giriş denemelerini unutur. */
    endUserSessions: (asked: EndUserSessionsCall) =>
      call<EndUserSessionsAnswer>('DELETE', '/v1/admin/users/{id}/sessions', asked),

    /** Şifre belirleme bağlantısını yeniden gönderir; önceki bağlantı geçersiz olur. */
    inviteUser: (asked: InviteUserCall) =>
      call<InviteUserAnswer>('POST', '/v1/admin/users/{id}/link', asked),

    /** Bir misafir hakkında ne saklandığını, rezervasyonlarının ne zaman silinebileceğiyle verir. */
    findPersonalData: (asked: FindPersonalDataCall) =>
      call<FindPersonalDataAnswer>('POST', '/v1/admin/personaldata/search', asked),

    /** Bir misafirin bütün verilerini ve gönderdiği belgeleri zip olarak verir. */
    takePersonalData: (asked: TakePersonalDataCall) =>
      call<TakePersonalDataAnswer>('POST', '/v1/admin/personaldata/export', asked),

    /** Bir misafirin kişisel verilerini siler; yasanın saklattığı rezervasyonları gününe kadar bırakır. */
    erasePersonalData: (asked: ErasePersonalDataCall) =>
      call<ErasePersonalDataAnswer>('POST', '/v1/admin/personaldata/erase', asked),

    /** Villaları listeler; ev sahibi yalnız kendi villalarını görür. */
    listVillas: (asked: ListVillasCall = {}) =>
      call<ListVillasAnswer>('GET', '/v1/admin/villas', asked),

    /** Villa ekler; yayına ayrıca alınır. Adres verilmezse addan yapılır. */
    createVilla: (asked: CreateVillaCall) =>
      call<CreateVillaAnswer>('POST', '/v1/admin/villas', asked),

    /** Seçim kutuları için villaların adlarını verir; ev sahibine yalnız kendi villalarınınkini. */
    listVillaNames: () =>
      call<ListVillaNamesAnswer>('GET', '/v1/admin/villas/all', {}),

    /** Yazılan metne ve istenirse tipe uyan en çok 20 villayı verir. */
    findVillas: (asked: FindVillasCall = {}) =>
      call<FindVillasAnswer>('GET', '/v1/admin/villas/search', asked),

    /** Bir villayı formunun bütün sekmeleriyle verir; BTRANS için eksik olanları da söyler. */
    showVilla: (asked: ShowVillaCall) =>
      call<ShowVillaAnswer>('GET', '/v1/admin/villas/{id}', asked),

    /** Villanın verilen alanlarını değiştirir, verilmeyenler olduğu gibi kalır; adresi değişirse eski adres yenisine yönlenir. */
    updateVilla: (asked: UpdateVillaCall) =>
      call<UpdateVillaAnswer>('PUT', '/v1/admin/villas/{id}', asked),

    /** Villayı siler; bekleyen ya da süren rezervasyonu olan villa silinemez. */
    deleteVilla: (asked: DeleteVillaCall) =>
      call<DeleteVillaAnswer>('DELETE', '/v1/admin/villas/{id}', asked),

    /** Bir villanın metinleri, kuralları, odaları, özellikleri ve fiyatlarıyla yeni bir villa açar; izin belgesi, iç not, arama motoru başlığı, görseller ve takvim kopyalanmaz. */
    copyVilla: (asked: CopyVillaCall) =>
      call<CopyVillaAnswer>('POST', '/v1/admin/villas/{id}/copy', asked),

    /** Villanın özelliklerini bütünüyle yeniler. */
    setVillaFeatures: (asked: SetVillaFeaturesCall) =>
      call<SetVillaFeaturesAnswer>('PUT', '/v1/admin/villas/{id}/features', asked),

    /** İzin belgesini ve bakanlık bildiriminin istediği alanları değiştirir; belge değişirse yeniden doğrulanmalıdır. */
    updateVillaPapers: (asked: UpdateVillaPapersCall) =>
      call<UpdateVillaPapersAnswer>('PUT', '/v1/admin/villas/btrans/{id}', asked),

    /** Villayı nedeniyle hemen siteden kaldırır ya da geri getirir. */
    withdrawVilla: (asked: WithdrawVillaCall) =>
      call<WithdrawVillaAnswer>('PUT', '/v1/admin/villas/{id}/withdrawal', asked),

    /** Villaları yayına alır ya da yayından kaldırır; ya hepsi olur ya hiçbiri. */
    flagActiveVillas: (asked: FlagActiveVillasCall) =>
      call<FlagActiveVillasAnswer>('PATCH', '/v1/admin/villas/activity', asked),

    /** Villaları öne çıkarır ya da çıkarmaz; ya hepsi olur ya hiçbiri. */
    flagPopularVillas: (asked: FlagPopularVillasCall) =>
      call<FlagPopularVillasAnswer>('PATCH', '/v1/admin/villas/setpopular', asked),

    /** Villaları ayın villası yapar ya da çıkarır; ya hepsi olur ya hiçbiri. */
    flagVillasOfMonth: (asked: FlagVillasOfMonthCall) =>
      call<FlagVillasOfMonthAnswer>('PATCH', '/v1/admin/villas/setvillaofmonth', asked),

    /** Villaları kendi yerleri içinde yeniden sıralar. */
    orderVillas: (asked: OrderVillasCall) =>
      call<OrderVillasAnswer>('PATCH', '/v1/admin/villas/order', asked),

    /** Bir villanın izin belgesiyle ilgili saklanan dosyaları listeler. */
    listPermitFiles: (asked: ListPermitFilesCall) =>
      call<ListPermitFilesAnswer>('GET', '/v1/admin/villas/{id}/permit-files', asked),

    /** Villanın iznine PDF, JPEG ya da PNG belge ekler; en çok 20 MB. */
    addPermitFile: (asked: AddPermitFileCall) =>
      call<AddPermitFileAnswer>('POST', '/v1/admin/villas/{id}/permit-files', asked),

    /** İzinle ilgili saklanan bir dosyayı verir. */
    showPermitFile: (asked: ShowPermitFileCall) =>
      call<ShowPermitFileAnswer>('GET', '/v1/admin/villas/permit-files/{id}', asked),

    /** İzinle ilgili saklanan bir dosyayı siler. */
    deletePermitFile: (asked: DeletePermitFileCall) =>
      call<DeletePermitFileAnswer>('DELETE', '/v1/admin/villas/permit-files/{id}', asked),

    /** Villaya görseller ekler; her dosyanın sonucu ayrı verilir. */
    addVillaPictures: (asked: AddVillaPicturesCall) =>
      call<AddVillaPicturesAnswer>('POST', '/v1/admin/villas/image', asked),

    /** Bir villanın görsellerini yeniden sıralar; ilki kapaktır. */
    orderVillaPictures: (asked: OrderVillaPicturesCall) =>
      call<OrderVillaPicturesAnswer>('PUT', '/v1/admin/villas/image/updateorder', asked),

    /** Görselin açıklamasını ve türünü değiştirir. */
    updateVillaPicture: (asked: UpdateVillaPictureCall) =>
      call<UpdateVillaPictureAnswer>('PUT', '/v1/admin/villas/image/{id}', asked),

    /** Görseli siler; başka yerde kullanılmıyorsa dosyaları da gider. */
    deleteVillaPicture: (asked: DeleteVillaPictureCall) =>
      call<DeleteVillaPictureAnswer>('DELETE', '/v1/admin/villas/image/{id}', asked),

    /** Misafirlerin seçebileceği villa tiplerini villa sayısı ve en düşük fiyatla verir. */
    listOpenVillaTypes: () =>
      call<ListOpenVillaTypesAnswer>('GET', '/v1/villatype', {}),

    /** Villa tiplerini listeler. */
    listVillaTypes: (asked: ListVillaTypesCall = {}) =>
      call<ListVillaTypesAnswer>('GET', '/v1/admin/villatypes', asked),

    /** Villa tipi ekler; adres verilmezse addan yapılır. */
    createVillaType: (asked: CreateVillaTypeCall) =>
      call<CreateVillaTypeAnswer>('POST', '/v1/admin/villatypes', asked),

    /** Bir villa tipini sayfasının metinleriyle verir. */
    showVillaType: (asked: ShowVillaTypeCall) =>
      call<ShowVillaTypeAnswer>('GET', '/v1/admin/villatypes/{id}', asked),

    /** Villa tipini değiştirir; adresi değişirse eski adres yenisine yönlenir. */
    updateVillaType: (asked: UpdateVillaTypeCall) =>
      call<UpdateVillaTypeAnswer>('PUT', '/v1/admin/villatypes/{id}', asked),

    /** Villa tipini siler; bir villada kullanılan tip silinemez. */
    deleteVillaType: (asked: DeleteVillaTypeCall) =>
      call<DeleteVillaTypeAnswer>('DELETE', '/v1/admin/villatypes/{id}', asked),

    /** Villa tiplerini yeniden sıralar. */
    orderVillaTypes: (asked: OrderVillaTypesCall) =>
      call<OrderVillaTypesAnswer>('PATCH', '/v1/admin/villatypes/order', asked),

    /** Villa tipi sayfasının görselini koyar; eskisinin yerine geçer. */
    setVillaTypePicture: (asked: SetVillaTypePictureCall) =>
      call<SetVillaTypePictureAnswer>('POST', '/v1/admin/villatypes/{id}/image', asked),

    /** Villa tipi sayfasının görselini kaldırır. */
    deleteVillaTypePicture: (asked: DeleteVillaTypePictureCall) =>
      call<DeleteVillaTypePictureAnswer>('DELETE', '/v1/admin/villatypes/{id}/image', asked),

    /** Villa özelliklerini gruplarıyla verir. */
    listVillaFeatures: (asked: ListVillaFeaturesCall = {}) =>
      call<ListVillaFeaturesAnswer>('GET', '/v1/admin/listVillaFeatures', asked),

    /** Villa özellikleri için grup ekler. */
    createFeatureCategory: (asked: CreateFeatureCategoryCall) =>
      call<CreateFeatureCategoryAnswer>('POST', '/v1/admin/featurecategory', asked),

    /** Özellik gruplarını yeniden sıralar. */
    orderFeatureCategories: (asked: OrderFeatureCategoriesCall) =>
      call<OrderFeatureCategoriesAnswer>('PATCH', '/v1/admin/featurecategory/order', asked),

    /** Villa özellik grubunun adını değiştirir. */
    updateFeatureCategory: (asked: UpdateFeatureCategoryCall) =>
      call<UpdateFeatureCategoryAnswer>('PUT', '/v1/admin/featurecategory/{id}', asked),

    /** Villa özellik grubunu siler; özelliği olan grup silinemez. */
    deleteFeatureCategory: (asked: DeleteFeatureCategoryCall) =>
      call<DeleteFeatureCategoryAnswer>('DELETE', '/v1/admin/featurecategory/{id}', asked),

    /** Villa özelliği ekler. */
    createFeature: (asked: CreateFeatureCall) =>
      call<CreateFeatureAnswer>('POST', '/v1/admin/feature', asked),

    /** Özellikleri yeniden sıralar. */
    orderFeatures: (asked: OrderFeaturesCall) =>
      call<OrderFeaturesAnswer>('PATCH', '/v1/admin/feature/order', asked),

    /** Villa özelliğini değiştirir ya da başka gruba taşır. */
    updateFeature: (asked: UpdateFeatureCall) =>
      call<UpdateFeatureAnswer>('PUT', '/v1/admin/feature/{id}', asked),

    /** Villa özelliğini siler; bir villada kullanılan özellik silinemez. */
    deleteFeature: (asked: DeleteFeatureCall) =>
      call<DeleteFeatureAnswer>('DELETE', '/v1/admin/feature/{id}', asked),

    /** Tekne özelliklerini gruplarıyla verir. */
    listBoatFeatures: (asked: ListBoatFeaturesCall = {}) =>
      call<ListBoatFeaturesAnswer>('GET', '/v1/admin/listBoatFeatures', asked),

    /** Tekne özellikleri için grup ekler. */
    createBoatFeatureCategory: (asked: CreateBoatFeatureCategoryCall) =>
      call<CreateBoatFeatureCategoryAnswer>('POST', '/v1/admin/boat/featurecategory', asked),

    /** Tekne özellik grubunun adını değiştirir. */
    updateBoatFeatureCategory: (asked: UpdateBoatFeatureCategoryCall) =>
      call<UpdateBoatFeatureCategoryAnswer>('PUT', '/v1/admin/boat/featurecategory/{id}', asked),

    /** Tekne özellik grubunu siler; özelliği olan grup silinemez. */
    deleteBoatFeatureCategory: (asked: DeleteBoatFeatureCategoryCall) =>
      call<DeleteBoatFeatureCategoryAnswer>('DELETE', '/v1/admin/boat/featurecategory/{id}', asked),

    /** Tekne özelliği ekler. */
    createBoatFeature: (asked: CreateBoatFeatureCall) =>
      call<CreateBoatFeatureAnswer>('POST', '/v1/admin/boat/feature', asked),

    /** Tekne özelliğini değiştirir ya da başka gruba taşır. */
    updateBoatFeature: (asked: UpdateBoatFeatureCall) =>
      call<UpdateBoatFeatureAnswer>('PUT', '/v1/admin/boat/feature/{id}', asked),

    /** Tekne özelliğini siler; bir teknede kullanılan özellik silinemez. */
    deleteBoatFeature: (asked: DeleteBoatFeatureCall) =>
      call<DeleteBoatFeatureAnswer>('DELETE', '/v1/admin/boat/feature/{id}', asked),

    /** İptal koşullarını kademeleriyle listeler. */
    listPolicies: (asked: ListPoliciesCall = {}) =>
      call<ListPoliciesAnswer>('GET', '/v1/admin/policies', asked),

    /** İptal koşulu ekler. */
    createPolicy: (asked: CreatePolicyCall) =>
      call<CreatePolicyAnswer>('POST', '/v1/admin/policies', asked),

    /** İptal koşulunu değiştirir; satılmış rezervasyonlar eski koşullarını korur. */
    updatePolicy: (asked: UpdatePolicyCall) =>
      call<UpdatePolicyAnswer>('PUT', '/v1/admin/policies/{id}', asked),

    /** İptal koşulunu siler; bir ilanda kullanılan koşul silinemez. */
    deletePolicy: (asked: DeletePolicyCall) =>
      call<DeletePolicyAnswer>('DELETE', '/v1/admin/policies/{id}', asked),

    /** Bir takvimin neyi değiştireceğini gösterir; hiçbir şey yazmaz. */
    previewFeed: (asked: PreviewFeedCall) =>
      call<PreviewFeedAnswer>('POST', '/v1/admin/villas/date/sync/preview', asked),

    /** Bir takvimi içe aktarır; çoğu kaydı kaybolmuş bir takvim onay ister. */
    syncFeed: (asked: SyncFeedCall) =>
      call<SyncFeedAnswer>('POST', '/v1/admin/villas/date/sync', asked),

    /** Takvim bağlantılarını durumlarıyla listeler; ev sahibi yalnız kendi villalarınınkini görür. */
    listFeeds: (asked: ListFeedsCall = {}) =>
      call<ListFeedsAnswer>('GET', '/v1/admin/feeds', asked),

    /** Bir takvim bağlantısını son içe aktarmalarıyla verir. */
    showFeed: (asked: ShowFeedCall) =>
      call<ShowFeedAnswer>('GET', '/v1/admin/feeds/{id}', asked),

    /** Bağlantının adını, sıklığını, onay biçimini değiştirir ya da duraklatır. */
    updateFeed: (asked: UpdateFeedCall) =>
      call<UpdateFeedAnswer>('PATCH', '/v1/admin/feeds/{id}', asked),

    /** Bağlantıyı siler; tuttuğu geceler boşalır. */
    deleteFeed: (asked: DeleteFeedCall) =>
      call<DeleteFeedAnswer>('DELETE', '/v1/admin/feeds/{id}', asked),

    /** Son içe aktarmayı geri alır; sonrakiler onay bekler. */
    rollBackFeed: (asked: RollBackFeedCall) =>
      call<RollBackFeedAnswer>('POST', '/v1/admin/feeds/{id}/rollback', asked),

    /** Dış takvimin kapattığı geceleri kalıcı kapamaya çevirir. */
    adoptFeedEvent: (asked: AdoptFeedEventCall) =>
      call<AdoptFeedEventAnswer>('POST', '/v1/admin/feedevents/{id}/adopt', asked),

    /** Rezervasyonlarımızla çakışan dış takvim kayıtlarını listeler. */
    listFeedConflicts: (asked: ListFeedConflictsCall = {}) =>
      call<ListFeedConflictsAnswer>('GET', '/v1/admin/feedconflicts', asked),

    /** Bir çakışmayı çözüldü ya da çakışma değil diye kapatır. */
    decideFeedConflict: (asked: DecideFeedConflictCall) =>
      call<DecideFeedConflictAnswer>('PATCH', '/v1/admin/feedconflicts/{id}', asked),

    /** Bir villanın başka sitelere verilen takvim adreslerini verir. */
    listExports: (asked: ListExportsCall) =>
      call<ListExportsAnswer>('GET', '/v1/admin/calendarexports', asked),

    /** Villa için bir siteye verilecek gizli takvim adresi açar. */
    createExport: (asked: CreateExportCall) =>
      call<CreateExportAnswer>('POST', '/v1/admin/calendarexports', asked),

    /** Takvim adresini yeniler; eskisi hemen geçersiz olur. */
    renewExport: (asked: RenewExportCall) =>
      call<RenewExportAnswer>('POST', '/v1/admin/calendarexports/{id}/renew', asked),

    /** Takvim adresini kapatır. */
    deleteExport: (asked: DeleteExportCall) =>
      call<DeleteExportAnswer>('DELETE', '/v1/admin/calendarexports/{id}', asked),

    /** Bir villanın sezon fiyatlarını, indirimlerini ve ek hizmetlerini verir. */
    showVillaPrices: (asked: ShowVillaPricesCall) =>
      call<ShowVillaPricesAnswer>('GET', '/v1/admin/villas/{id}/prices', asked),

    /** Villaya sezon fiyatı ekler; istenirse aradaki eski sezonları böler. */
    createSeason: (asked: CreateSeasonCall) =>
      call<CreateSeasonAnswer>('POST', '/v1/admin/villas/price', asked),

    /** Birkaç sezonda aynı değişikliği yapar: fiyatı yüzdeyle ya da tutarla, kuralları; hepsi ya da hiçbiri. */
    changeSeasons: (asked: ChangeSeasonsCall) =>
      call<ChangeSeasonsAnswer>('PATCH', '/v1/admin/villas/price', asked),

    /** Bir villanın bazı sezonlarını başka sezonlarla değiştirir; hepsi ya da hiçbiri. Yanıt geri almak için gerekeni içerir. */
    replaceSeasons: (asked: ReplaceSeasonsCall) =>
      call<ReplaceSeasonsAnswer>('PUT', '/v1/admin/villas/price', asked),

    /** Bir yılın sezonlarını başka bir yıla yüzde farkla kopyalar; istenirse yalnız önizler. */
    copySeasons: (asked: CopySeasonsCall) =>
      call<CopySeasonsAnswer>('POST', '/v1/admin/villas/price/copy', asked),

    /** Sezon fiyatını değiştirir. */
    updateSeason: (asked: UpdateSeasonCall) =>
      call<UpdateSeasonAnswer>('PUT', '/v1/admin/villas/price/{id}', asked),

    /** Sezon fiyatını siler. */
    deleteSeason: (asked: DeleteSeasonCall) =>
      call<DeleteSeasonAnswer>('DELETE', '/v1/admin/villas/price/{id}', asked),

    /** Villaya indirim ekler. */
    createDiscount: (asked: CreateDiscountCall) =>
      call<CreateDiscountAnswer>('POST', '/v1/admin/villas/discount', asked),

    /** İndirimi değiştirir. */
    updateDiscount: (asked: UpdateDiscountCall) =>
      call<UpdateDiscountAnswer>('PUT', '/v1/admin/villas/discount/{id}', asked),

    /** İndirimi siler. */
    deleteDiscount: (asked: DeleteDiscountCall) =>
      call<DeleteDiscountAnswer>('DELETE', '/v1/admin/villas/discount/{id}', asked),

    /** Villaya ek hizmet ekler. */
    createExtra: (asked: CreateExtraCall) =>
      call<CreateExtraAnswer>('POST', '/v1/admin/villas/extra', asked),

    /** Ek hizmeti değiştirir. */
    updateExtra: (asked: UpdateExtraCall) =>
      call<UpdateExtraAnswer>('PUT', '/v1/admin/villas/extra/{id}', asked),

    /** Ek hizmeti siler; satılmış olanlar rezervasyonlarda kalır. */
    deleteExtra: (asked: DeleteExtraCall) =>
      call<DeleteExtraAnswer>('DELETE', '/v1/admin/villas/extra/{id}', asked),

    /** Villaları dolu ve kapalı günleriyle listeler. */
    listVillasWithDates: (asked: ListVillasWithDatesCall = {}) =>
      call<ListVillasWithDatesAnswer>('GET', '/v1/admin/villas/withdates', asked),

    /** Villanın günlerini satışa kapatır. */
    closeVilla: (asked: CloseVillaCall) =>
      call<CloseVillaAnswer>('POST', '/v1/admin/villas/date', asked),

    /** Kapatılmış günleri değiştirir. */
    updateVillaDate: (asked: UpdateVillaDateCall) =>
      call<UpdateVillaDateAnswer>('PUT', '/v1/admin/villas/date/{id}', asked),

    /** Kapatılmış günleri yeniden satışa açar. */
    openVilla: (asked: OpenVillaCall) =>
      call<OpenVillaAnswer>('DELETE', '/v1/admin/villas/date/{id}', asked),

    /** Başka yerde satılan konaklamaları listeler. */
    listExternal: (asked: ListExternalCall = {}) =>
      call<ListExternalAnswer>('GET', '/v1/admin/external', asked),

    /** Başka yerde satılan bir konaklamayı bildirir; onaylanana kadar gün tutmaz. */
    createExternal: (asked: CreateExternalCall) =>
      call<CreateExternalAnswer>('POST', '/v1/admin/external', asked),

    /** Bir kaydı, varsa çakıştığı konaklamalarla verir. */
    showExternal: (asked: ShowExternalCall) =>
      call<ShowExternalAnswer>('GET', '/v1/admin/external/{id}', asked),

    /** Kaydı onaylar, reddeder ya da iptal eder; bildiren ev sahibi onay bekleyen kaydı geri alır. */
    moveExternal: (asked: MoveExternalCall) =>
      call<MoveExternalAnswer>('PATCH', '/v1/admin/external/{id}', asked),

    /** Bölgeleri beldeleri ve mahalleleriyle verir. */
    listPlaces: () =>
      call<ListPlacesAnswer>('GET', '/v1/district', {}),

    /** Öne çıkan beldeleri villa sayısı ve en düşük fiyatla verir. */
    listPopularTowns: () =>
      call<ListPopularTownsAnswer>('GET', '/v1/town/popular', {}),

    /** İlleri listeler. */
    listRegions: (asked: ListRegionsCall = {}) =>
      call<ListRegionsAnswer>('GET', '/v1/admin/regions', asked),

    /** İl ekler; adres verilmezse addan yapılır. */
    createRegion: (asked: CreateRegionCall) =>
      call<CreateRegionAnswer>('POST', '/v1/admin/regions', asked),

    /** Seçim kutuları için illerin adlarını verir. */
    listRegionNames: () =>
      call<ListRegionNamesAnswer>('GET', '/v1/admin/regions/select', {}),

    /** Bir ili sayfasının metinleriyle verir. */
    showRegion: (asked: ShowRegionCall) =>
      call<ShowRegionAnswer>('GET', '/v1/admin/regions/{id}', asked),

    /** İli değiştirir; adresi değişirse eski adres yenisine yönlenir. */
    updateRegion: (asked: UpdateRegionCall) =>
      call<UpdateRegionAnswer>('PUT', '/v1/admin/regions/{id}', asked),

    /** İli siler; beldesi olan il silinemez. */
    deleteRegion: (asked: DeleteRegionCall) =>
      call<DeleteRegionAnswer>('DELETE', '/v1/admin/regions/{id}', asked),

    /** İlleri yeniden sıralar. */
    orderRegions: (asked: OrderRegionsCall) =>
      call<OrderRegionsAnswer>('PATCH', '/v1/admin/regions/order', asked),

    /** İl sayfasının görselini koyar; eskisinin yerine geçer. */
    setRegionPicture: (asked: SetRegionPictureCall) =>
      call<SetRegionPictureAnswer>('POST', '/v1/admin/regions/{id}/image', asked),

    /** İl sayfasının görselini kaldırır. */
    deleteRegionPicture: (asked: DeleteRegionPictureCall) =>
      call<DeleteRegionPictureAnswer>('DELETE', '/v1/admin/regions/{id}/image', asked),

    /** Beldeleri listeler. */
    listTowns: (asked: ListTownsCall = {}) =>
      call<ListTownsAnswer>('GET', '/v1/admin/towns', asked),

    /** Belde ekler; adres verilmezse addan yapılır. */
    createTown: (asked: CreateTownCall) =>
      call<CreateTownAnswer>('POST', '/v1/admin/towns', asked),

    /** Seçim kutuları için bütün beldelerin adlarını verir. */
    listTownNames: () =>
      call<ListTownNamesAnswer>('GET', '/v1/admin/towns/select', {}),

    /** Bir beldeyi sayfasının metinleriyle verir. */
    showTown: (asked: ShowTownCall) =>
      call<ShowTownAnswer>('GET', '/v1/admin/showtown/{id}', asked),

    /** Beldeyi değiştirir; adresi değişirse eski adres yenisine yönlenir. */
    updateTown: (asked: UpdateTownCall) =>
      call<UpdateTownAnswer>('PUT', '/v1/admin/towns/{id}', asked),

    /** Beldeyi siler; mahallesi ya da marinası olan belde silinemez. */
    deleteTown: (asked: DeleteTownCall) =>
      call<DeleteTownAnswer>('DELETE', '/v1/admin/towns/{id}', asked),

    /** Beldeleri yeniden sıralar. */
    orderTowns: (asked: OrderTownsCall) =>
      call<OrderTownsAnswer>('PATCH', '/v1/admin/towns/order', asked),

    /** Belde sayfasının görselini koyar; eskisinin yerine geçer. */
    setTownPicture: (asked: SetTownPictureCall) =>
      call<SetTownPictureAnswer>('POST', '/v1/admin/towns/{id}/image', asked),

    /** Belde sayfasının görselini kaldırır. */
    deleteTownPicture: (asked: DeleteTownPictureCall) =>
      call<DeleteTownPictureAnswer>('DELETE', '/v1/admin/towns/{id}/image', asked),

    /** Mahalleleri listeler. */
    listDistricts: (asked: ListDistrictsCall = {}) =>
      call<ListDistrictsAnswer>('GET', '/v1/admin/districts', asked),

    /** Mahalle ekler; adres verilmezse addan yapılır. */
    createDistrict: (asked: CreateDistrictCall) =>
      call<CreateDistrictAnswer>('POST', '/v1/admin/districts', asked),

    /** Seçim kutuları için bütün mahallelerin ya da bir beldeninkilerin adlarını verir. */
    listDistrictNames: (asked: ListDistrictNamesCall = {}) =>
      call<ListDistrictNamesAnswer>('GET', '/v1/admin/districts/select', asked),

    /** Bir mahalleyi sayfasının metinleriyle verir. */
    showDistrict: (asked: ShowDistrictCall) =>
      call<ShowDistrictAnswer>('GET', '/v1/admin/districts/{id}', asked),

    /** Mahalleyi değiştirir; adresi değişirse eski adres yenisine yönlenir. */
    updateDistrict: (asked: UpdateDistrictCall) =>
      call<UpdateDistrictAnswer>('PUT', '/v1/admin/districts/{id}', asked),

    /** Mahalleyi siler; villası olan mahalle silinemez. */
    deleteDistrict: (asked: DeleteDistrictCall) =>
      call<DeleteDistrictAnswer>('DELETE', '/v1/admin/districts/{id}', asked),

    /** Mahalleleri yeniden sıralar. */
    orderDistricts: (asked: OrderDistrictsCall) =>
      call<OrderDistrictsAnswer>('PATCH', '/v1/admin/districts/order', asked),

    /** Mahalle sayfasının görselini koyar; eskisinin yerine geçer. */
    setDistrictPicture: (asked: SetDistrictPictureCall) =>
      call<SetDistrictPictureAnswer>('POST', '/v1/admin/districts/{id}/image', asked),

    /** Mahalle sayfasının görselini kaldırır. */
    deleteDistrictPicture: (asked: DeleteDistrictPictureCall) =>
      call<DeleteDistrictPictureAnswer>('DELETE', '/v1/admin/districts/{id}/image', asked),

    /** Misafirin rezervasyon talebini alır. Anında onaylanan bir villada da talep açılır: günleri sitenin ödeme sayfası tutar. */
    requestReservation: (asked: RequestReservationCall) =>
      call<RequestReservationAnswer>('POST', '/v1/reservations', asked),

    /** Rezervasyonları listeler; ev sahibi yalnız kendi villalarınınkini görür. */
    listReservations: (asked: ListReservationsCall = {}) =>
      call<ListReservationsAnswer>('GET', '/v1/admin/reservations', asked),

    /** Personel adına rezervasyon açar. */
    createReservation: (asked: CreateReservationCall) =>
      call<CreateReservationAnswer>('POST', '/v1/admin/reservations', asked),

    /** Ev sahibinin kendi villa ve teknelerine gelen rezervasyonları, kendisine ödenecek tutarla listeler. */
    listOwnReservations: (asked: ListOwnReservationsCall = {}) =>
      call<ListOwnReservationsAnswer>('GET', '/v1/admin/ownreservations', asked),

    /** Bir rezervasyonu fiyatı, geçmişi ve yapılabilecek işlemlerle verir. */
    showReservation: (asked: ShowReservationCall) =>
      call<ShowReservationAnswer>('GET', '/v1/admin/reservations/{id}', asked),

    /** Misafir bilgilerini değiştirir; tarih ya da villa değişirse bugünün fiyatıyla yeniden fiyatlar; kişi sayısı ya da ek hizmet değişirse gecelerin satıldığı fiyatı ve anlaşılan toplamı korur. Eski satışı saklar. `preview` ile yalnızca farkı gösterir. */
    updateReservation: (asked: UpdateReservationCall) =>
      call<UpdateReservationAnswer>('PUT', '/v1/admin/reservations/{id}', asked),

    /** Rezervasyonun durumunu değiştirir; yalnız option_until ile süren opsiyonu uzatır. */
    moveReservation: (asked: MoveReservationCall) =>
      call<MoveReservationAnswer>('PATCH', '/v1/admin/reservations/{id}', asked),

    /** Rezervasyonun akışına ekip notu ekler. */
    noteReservation: (asked: NoteReservationCall) =>
      call<NoteReservationAnswer>('POST', '/v1/admin/reservations/{id}/notes', asked),

    /** Tekneleri listeler; metin, durum, tip ve marinayla süzülür. */
    listBoats: (asked: ListBoatsCall = {}) =>
      call<ListBoatsAnswer>('GET', '/v1/admin/boat', asked),

    /** Tekne ekler; belgeleri doğrulanana kadar yayında olmaz. */
    createBoat: (asked: CreateBoatCall) =>
      call<CreateBoatAnswer>('POST', '/v1/admin/boat', asked),

    /** Seçim kutuları için bütün teknelerin adlarını verir. */
    listBoatNames: () =>
      call<ListBoatNamesAnswer>('GET', '/v1/admin/boat/all', {}),

    /** Yayındaki tekneleri satış birimleri ve kişi sayılarıyla verir. */
    listBookableBoats: () =>
      call<ListBookableBoatsAnswer>('GET', '/v1/admin/boatallactive', {}),

    /** Bir tekneyi düzenleme ekranındaki bütün alanları, görselleri ve özellikleriyle verir. */
    showBoat: (asked: ShowBoatCall) =>
      call<ShowBoatAnswer>('GET', '/v1/admin/boat/{id}', asked),

    /** Tekneyi değiştirir; adresi değişirse eski adres yenisine yönlenir. */
    updateBoat: (asked: UpdateBoatCall) =>
      call<UpdateBoatAnswer>('PUT', '/v1/admin/boat/{id}', asked),

    /** Tekneyi kaldırır; gelecek rezervasyonu olan tekne kaldırılamaz. */
    deleteBoat: (asked: DeleteBoatCall) =>
      call<DeleteBoatAnswer>('DELETE', '/v1/admin/boat/{id}', asked),

    /** Bir teknenin metinleri, koşulları, kabinleri, özellikleri ve fiyatlarıyla yeni bir tekne açar; belgeler, iç not, arama motoru başlığı, görseller, indirimler ve takvim kopyalanmaz. */
    copyBoat: (asked: CopyBoatCall) =>
      call<CopyBoatAnswer>('POST', '/v1/admin/boat/{id}/copy', asked),

    /** Tekneleri yayına alır ya da yayından kaldırır; ya hepsi olur ya hiçbiri. */
    flagBoats: (asked: FlagBoatsCall) =>
      call<FlagBoatsAnswer>('PATCH', '/v1/admin/boat/activity', asked),

    /** Tekneleri öne çıkarır ya da öne çıkanlardan alır. */
    flagPopularBoats: (asked: FlagPopularBoatsCall) =>
      call<FlagPopularBoatsAnswer>('PATCH', '/v1/admin/boat/setpopular', asked),

    /** Teknelerin sırasını kendi yerleri içinde değiştirir. */
    orderBoats: (asked: OrderBoatsCall) =>
      call<OrderBoatsAnswer>('PATCH', '/v1/admin/boat/order', asked),

    /** Teknenin bütün özelliklerini belirler. */
    setBoatFeatures: (asked: SetBoatFeaturesCall) =>
      call<SetBoatFeaturesAnswer>('PUT', '/v1/admin/boat/{id}/features', asked),

    /** Teknenin belge, sigorta ve denize elverişlilik bilgilerini değiştirir; tekneyi piyasadan çeker ya da geri alır. */
    updateBoatPapers: (asked: UpdateBoatPapersCall) =>
      call<UpdateBoatPapersAnswer>('PUT', '/v1/admin/boats/{id}', asked),

    /** Tekneye görseller ekler; her dosyanın sonucu ayrı verilir. */
    addBoatPictures: (asked: AddBoatPicturesCall) =>
      call<AddBoatPicturesAnswer>('POST', '/v1/admin/boat/image', asked),

    /** Bir teknenin görsellerinin sırasını değiştirir. */
    orderBoatPictures: (asked: OrderBoatPicturesCall) =>
      call<OrderBoatPicturesAnswer>('PUT', '/v1/admin/boat/image/updateorder', asked),

    /** Görselin ne gösterdiğini, açıklamasını ve türünü değiştirir. */
    updateBoatPicture: (asked: UpdateBoatPictureCall) =>
      call<UpdateBoatPictureAnswer>('PUT', '/v1/admin/boat/image/{id}', asked),

    /** Görseli tekneden kaldırır; son kullanıldığı yerse dosyaları da silinir. */
    deleteBoatPicture: (asked: DeleteBoatPictureCall) =>
      call<DeleteBoatPictureAnswer>('DELETE', '/v1/admin/boat/image/{id}', asked),

    /** Misafirlerin seçebileceği tekne tiplerini verir. */
    listOpenBoatTypes: () =>
      call<ListOpenBoatTypesAnswer>('GET', '/v1/boattype', {}),

    /** Tekne tiplerini listeler. */
    listBoatTypes: (asked: ListBoatTypesCall = {}) =>
      call<ListBoatTypesAnswer>('GET', '/v1/admin/boattypes', asked),

    /** Tekne tipi ekler; adres verilmezse addan yapılır. */
    createBoatType: (asked: CreateBoatTypeCall) =>
      call<CreateBoatTypeAnswer>('POST', '/v1/admin/boattypes', asked),

    /** Bir tekne tipini sayfasının metinleriyle verir. */
    showBoatType: (asked: ShowBoatTypeCall) =>
      call<ShowBoatTypeAnswer>('GET', '/v1/admin/boattypes/{id}', asked),

    /** Tekne tipini değiştirir; adresi değişirse eski adres yenisine yönlenir. */
    updateBoatType: (asked: UpdateBoatTypeCall) =>
      call<UpdateBoatTypeAnswer>('PUT', '/v1/admin/boattypes/{id}', asked),

    /** Tekne tipini siler; teknesi olan tip silinemez. */
    deleteBoatType: (asked: DeleteBoatTypeCall) =>
      call<DeleteBoatTypeAnswer>('DELETE', '/v1/admin/boattypes/{id}', asked),

    /** Tekne tiplerinin sırasını kendi yerleri içinde değiştirir. */
    orderBoatTypes: (asked: OrderBoatTypesCall) =>
      call<OrderBoatTypesAnswer>('PATCH', '/v1/admin/boattypes/order', asked),

    /** Tekne tipinin sayfasındaki görseli değiştirir. */
    setBoatTypePicture: (asked: SetBoatTypePictureCall) =>
      call<SetBoatTypePictureAnswer>('POST', '/v1/admin/boattypes/{id}/image', asked),

    /** Tekne tipinin sayfasındaki görseli kaldırır. */
    deleteBoatTypePicture: (asked: DeleteBoatTypePictureCall) =>
      call<DeleteBoatTypePictureAnswer>('DELETE', '/v1/admin/boattypes/{id}/image', asked),

    /** Marinaları listeler. */
    listMarinas: (asked: ListMarinasCall = {}) =>
      call<ListMarinasAnswer>('GET', '/v1/admin/marina', asked),

    /** Marina ekler. */
    createMarina: (asked: CreateMarinaCall) =>
      call<CreateMarinaAnswer>('POST', '/v1/admin/marina', asked),

    /** Bir marinayı verir. */
    showMarina: (asked: ShowMarinaCall) =>
      call<ShowMarinaAnswer>('GET', '/v1/admin/showmarina/{id}', asked),

    /** Marinayı değiştirir. */
    updateMarina: (asked: UpdateMarinaCall) =>
      call<UpdateMarinaAnswer>('PUT', '/v1/admin/marina/{id}', asked),

    /** Marinayı siler; teknesi olan marina silinemez. */
    deleteMarina: (asked: DeleteMarinaCall) =>
      call<DeleteMarinaAnswer>('DELETE', '/v1/admin/marina/{id}', asked),

    /** Ölçütlere uyan tekneleri sayfa sayfa listeler; tarih ve satış birimiyle toplamı da verir. Yerin ya da tipin eski adresi de bugünküsü gibi okunur, hiç olmamış bir adres 422’dir. */
    searchBoats: (asked: SearchBoatsCall = {}) =>
      call<SearchBoatsAnswer>('GET', '/v2/searchboat', asked),

    /** Bir teknenin fiyatlarını, kurallarını ve kapatılmış günlerini verir. */
    showBoatPrices: (asked: ShowBoatPricesCall) =>
      call<ShowBoatPricesAnswer>('GET', '/v1/admin/boat/{id}/prices', asked),

    /** Tekneye bir satış birimi için dönem fiyatı ekler; istenirse öncekileri böler. */
    createBoatPrice: (asked: CreateBoatPriceCall) =>
      call<CreateBoatPriceAnswer>('POST', '/v1/admin/boat/price', asked),

    /** Birkaç dönem fiyatında aynı değişikliği yapar; hepsi ya da hiçbiri. */
    changeBoatPrices: (asked: ChangeBoatPricesCall) =>
      call<ChangeBoatPricesAnswer>('PATCH', '/v1/admin/boat/price', asked),

    /** Bir teknenin bazı dönem fiyatlarını başkalarıyla değiştirir; hepsi ya da hiçbiri. Yanıt geri almak için gerekeni içerir. */
    replaceBoatPrices: (asked: ReplaceBoatPricesCall) =>
      call<ReplaceBoatPricesAnswer>('PUT', '/v1/admin/boat/price', asked),

    /** Bir yılın dönem fiyatlarını başka bir yıla yüzde farkla kopyalar; istenirse yalnız önizler. */
    copyBoatPrices: (asked: CopyBoatPricesCall) =>
      call<CopyBoatPricesAnswer>('POST', '/v1/admin/boat/price/copy', asked),

    /** Dönem fiyatını değiştirir. */
    updateBoatPrice: (asked: UpdateBoatPriceCall) =>
      call<UpdateBoatPriceAnswer>('PUT', '/v1/admin/boat/price/{id}', asked),

    /** Dönem fiyatını siler. */
    deleteBoatPrice: (asked: DeleteBoatPriceCall) =>
      call<DeleteBoatPriceAnswer>('DELETE', '/v1/admin/boat/price/{id}', asked),

    /** Teknenin günlerini satışa kapatır. */
    closeBoat: (asked: CloseBoatCall) =>
      call<CloseBoatAnswer>('POST', '/v1/admin/boat/date', asked),

    /** Kapatılmış günleri değiştirir. */
    updateBoatDate: (asked: UpdateBoatDateCall) =>
      call<UpdateBoatDateAnswer>('PUT', '/v1/admin/boat/date/{id}', asked),

    /** Kapatılmış günleri yeniden satışa açar. */
    openBoat: (asked: OpenBoatCall) =>
      call<OpenBoatAnswer>('DELETE', '/v1/admin/boat/date/{id}', asked),

    /** Tekneye indirim ekler. */
    createBoatDiscount: (asked: CreateBoatDiscountCall) =>
      call<CreateBoatDiscountAnswer>('POST', '/v1/admin/boat/discount', asked),

    /** Teknenin indirimini değiştirir. */
    updateBoatDiscount: (asked: UpdateBoatDiscountCall) =>
      call<UpdateBoatDiscountAnswer>('PUT', '/v1/admin/boat/discount/{id}', asked),

    /** Teknenin indirimini siler. */
    deleteBoatDiscount: (asked: DeleteBoatDiscountCall) =>
      call<DeleteBoatDiscountAnswer>('DELETE', '/v1/admin/boat/discount/{id}', asked),

    /** Tekneye ek hizmet ekler. */
    createBoatExtra: (asked: CreateBoatExtraCall) =>
      call<CreateBoatExtraAnswer>('POST', '/v1/admin/boat/extra', asked),

    /** Teknenin ek hizmetini değiştirir. */
    updateBoatExtra: (asked: UpdateBoatExtraCall) =>
      call<UpdateBoatExtraAnswer>('PUT', '/v1/admin/boat/extra/{id}', asked),

    /** Teknenin ek hizmetini siler; satılmış olanlar rezervasyonlarda kalır. */
    deleteBoatExtra: (asked: DeleteBoatExtraCall) =>
      call<DeleteBoatExtraAnswer>('DELETE', '/v1/admin/boat/extra/{id}', asked),

    /** Misafirin tekne kiralama talebini alır. Anında onaylanan bir teknede de talep açılır: günleri sitenin ödeme sayfası tutar. */
    requestBoatReservation: (asked: RequestBoatReservationCall) =>
      call<RequestBoatReservationAnswer>('POST', '/v1/boatreservations', asked),

    /** Tekne rezervasyonlarını listeler; tekne sahibi yalnız kendi teknelerininkini görür. */
    listBoatReservations: (asked: ListBoatReservationsCall = {}) =>
      call<ListBoatReservationsAnswer>('GET', '/v1/admin/boatreservations', asked),

    /** Personel adına tekne rezervasyonu açar. */
    createBoatReservation: (asked: CreateBoatReservationCall) =>
      call<CreateBoatReservationAnswer>('POST', '/v1/admin/boatreservations', asked),

    /** Bir tekne rezervasyonunu fiyatı, geçmişi ve yapılabilecek işlemlerle verir. */
    showBoatReservation: (asked: ShowBoatReservationCall) =>
      call<ShowBoatReservationAnswer>('GET', '/v1/admin/boatreservations/{id}', asked),

    /** Misafir bilgilerini değiştirir; tarih, birim ya da tekne değişirse bugünün fiyatıyla yeniden fiyatlar; kişi sayısı ya da ek hizmet değişirse günlerin satıldığı fiyatı korur. */
    updateBoatReservation: (asked: UpdateBoatReservationCall) =>
      call<UpdateBoatReservationAnswer>('PUT', '/v1/admin/boatreservations/{id}', asked),

    /** Tekne rezervasyonunun durumunu değiştirir; yalnız option_until ile süren opsiyonu uzatır. */
    moveBoatReservation: (asked: MoveBoatReservationCall) =>
      call<MoveBoatReservationAnswer>('PATCH', '/v1/admin/boatreservations/{id}', asked),

    /** Tekne rezervasyonunun akışına ekip notu ekler. */
    noteBoatReservation: (asked: NoteBoatReservationCall) =>
      call<NoteBoatReservationAnswer>('POST', '/v1/admin/boatreservations/{id}/notes', asked),

    /** Misafirlerin rezervasyon sayfasından gönderdiği değişiklik, iptal ve mesajları listeler; bekleyenler önce gelir. */
    listGuestRequests: (asked: ListGuestRequestsCall = {}) =>
      call<ListGuestRequestsAnswer>('GET', '/v1/admin/reservationrequests', asked),

    /** Misafirin talebini kabul ya da reddeder; yanıt yazıldıysa misafire e-posta gider. */
    answerGuestRequest: (asked: AnswerGuestRequestCall) =>
      call<AnswerGuestRequestAnswer>('PATCH', '/v1/admin/reservationrequests/{id}', asked),

    /** Villada kalacakların listesini kimlik numaraları gizlenmiş verir. */
    showGuestList: (asked: ShowGuestListCall) =>
      call<ShowGuestListAnswer>('GET', '/v1/admin/reservations/{id}/guests', asked),

    /** Villada kalacakların listesini yenisiyle değiştirir; yazılmayan kimlik numarası saklı kalır. */
    updateGuestList: (asked: UpdateGuestListCall) =>
      call<UpdateGuestListAnswer>('PUT', '/v1/admin/reservations/{id}/guests', asked),

    /** Misafir listesinin KBS’ye bildirildiğini kaydeder ya da kaydı geri alır. */
    reportGuestList: (asked: ReportGuestListCall) =>
      call<ReportGuestListAnswer>('PATCH', '/v1/admin/reservations/{id}/guests', asked),

    /** Teknede olacakların listesini kimlik numaraları gizlenmiş verir. */
    showBoatGuestList: (asked: ShowBoatGuestListCall) =>
      call<ShowBoatGuestListAnswer>('GET', '/v1/admin/boatreservations/{id}/guests', asked),

    /** Teknede olacakların listesini yenisiyle değiştirir; yazılmayan kimlik numarası saklı kalır. */
    updateBoatGuestList: (asked: UpdateBoatGuestListCall) =>
      call<UpdateBoatGuestListAnswer>('PUT', '/v1/admin/boatreservations/{id}/guests', asked),

    /** Tekne misafir listesinin KBS’ye bildirildiğini kaydeder ya da kaydı geri alır. */
    reportBoatGuestList: (asked: ReportBoatGuestListCall) =>
      call<ReportBoatGuestListAnswer>('PATCH', '/v1/admin/boatreservations/{id}/guests', asked),

    /** Ödemeleri ve iadeleri listeler; ilgilenilmesi gerekenler ayrıca süzülür. Yanıtta tutarlar hep artıdır, yönünü `purpose` söyler; CSV ve XLSX dosyasında iadeler eksidir. */
    listTransactions: (asked: ListTransactionsCall = {}) =>
      call<ListTransactionsAnswer>('GET', '/v1/admin/transactions', asked),

    /** Gelen havaleyi ya da nakdi, gönderilen iadeyi kaydeder. */
    recordTransaction: (asked: RecordTransactionCall) =>
      call<RecordTransactionAnswer>('POST', '/v1/admin/transactions', asked),

    /** Bir ödemeyi bankanın ya da sağlayıcının yanıtı ve geçmişiyle verir. */
    showTransaction: (asked: ShowTransactionCall) =>
      call<ShowTransactionAnswer>('GET', '/v1/admin/transactions/{id}', asked),

    /** Beklenen ödemeyi ya da iadeyi sonuçlandırır, sahipsiz ödemeyi rezervasyona bağlar. */
    decideTransaction: (asked: DecideTransactionCall) =>
      call<DecideTransactionAnswer>('PATCH', '/v1/admin/transactions/{id}', asked),

    /** Bir günün kart ödemelerini sağlayıcı raporuyla karşılaştırır; farklar ilgilenilecekler listesine düşer. */
    compareTransactions: (asked: CompareTransactionsCall) =>
      call<CompareTransactionsAnswer>('POST', '/v1/admin/transactions/compare', asked),

    /** Kart ödemesinin ya da karta iadenin durumunu ödeme kuruluşuna sorar. */
    askTransaction: (asked: AskTransactionCall) =>
      call<AskTransactionAnswer>('POST', '/v1/admin/transactions/{id}/ask', asked),

    /** Bekleyen iadeyi ödendiği karta gönderir. */
    sendRefund: (asked: SendRefundCall) =>
      call<SendRefundAnswer>('POST', '/v1/admin/transactions/{id}/refund', asked),

    /** Elle yazılmış bir ödemeyi yanlış girildiği için geri alır ya da sahipsiz paraya çevirir; gönderildi yazılmış bir iadeyi yeniden gönderilmeyi bekler hâle getirir. Rezervasyonun durumu değişmez. */
    takeBackPayment: (asked: TakeBackPaymentCall) =>
      call<TakeBackPaymentAnswer>('POST', '/v1/admin/transactions/{id}/mistake', asked),

    /** Misafirin havaleyle birlikte yüklediği dekontu verir. */
    showReceipt: (asked: ShowReceiptCall) =>
      call<ShowReceiptAnswer>('GET', '/v1/admin/transactions/{id}/receipt', asked),

    /** Villaların seçilen günlerdeki dolu aralıklarını takvim için verir. */
    listOccupancy: (asked: ListOccupancyCall = {}) =>
      call<ListOccupancyAnswer>('GET', '/v1/admin/occupancy', asked),

    /** Teknelerin seçilen günlerdeki dolu aralıklarını takvim için verir. */
    listBoatOccupancy: (asked: ListBoatOccupancyCall = {}) =>
      call<ListBoatOccupancyAnswer>('GET', '/v1/admin/boatoccupancy', asked),

    /** Villaların gece, doluluk ve gelirini ay ve yıl olarak verir. */
    reportOccupancy: (asked: ReportOccupancyCall = {}) =>
      call<ReportOccupancyAnswer>('GET', '/v1/admin/occupancy/report', asked),

    /** İki dolu aralık arasındaki boşlukları satılabilirlikleriyle listeler. */
    listGaps: (asked: ListGapsCall = {}) =>
      call<ListGapsAnswer>('GET', '/v1/admin/villas/availability-gaps', asked),

    /** Bir günün gelen, giden ve konaklayan misafirlerini verir; villalar ve tekneler. */
    listDayGuests: (asked: ListDayGuestsCall = {}) =>
      call<ListDayGuestsAnswer>('GET', '/v1/admin/reservationsdaycustomerlist', asked),

    /** Bir ayın satışlarını BTRANS bildiriminde yazılacağı gibi, eksikleriyle listeler. */
    listReportedStays: (asked: ListReportedStaysCall = {}) =>
      call<ListReportedStaysAnswer>('GET', '/v1/admin/btrans', asked),

    /** Bitmiş bir ayın BTRANS dosyasını hazırlar; aynı ay için yeniden hazırlanan dosya yeni sürümdür. */
    makeBtransReport: (asked: MakeBtransReportCall) =>
      call<MakeBtransReportAnswer>('POST', '/v1/admin/btrans', asked),

    /** Bir ayın bildirime hazır ve eksik satırlarını, son gününü ve acentenin eksiklerini verir. */
    showReportedMonth: (asked: ShowReportedMonthCall = {}) =>
      call<ShowReportedMonthAnswer>('GET', '/v1/admin/btrans/month', asked),

    /** Hazırlanmış BTRANS dosyalarını sürümleriyle listeler. */
    listBtransReports: (asked: ListBtransReportsCall = {}) =>
      call<ListBtransReportsAnswer>('GET', '/v1/admin/btrans/reports', asked),

    /** Bir dosyanın bildirilip bildirilmediğini ve notunu yazar; dosyanın kendisi değişmez. */
    markBtransReport: (asked: MarkBtransReportCall) =>
      call<MarkBtransReportAnswer>('PATCH', '/v1/admin/btrans/{id}', asked),

    /** Hazırlanmış dosyayı gönderildiği gibi (zip) ya da yalnız XML olarak verir; kimin aldığı kaydedilir. */
    takeBtransFile: (asked: TakeBtransFileCall) =>
      call<TakeBtransFileAnswer>('GET', '/v1/admin/btrans/{id}/file', asked),

    /** Villaların bir dönemdeki izin belgesi, konaklama, geceleme, misafir ve tutarlarını verir. */
    reportVillas: (asked: ReportVillasCall = {}) =>
      call<ReportVillasAnswer>('GET', '/v1/admin/ministry', asked),

    /** Vitrinleri listeler. */
    listShowcases: (asked: ListShowcasesCall = {}) =>
      call<ListShowcasesAnswer>('GET', '/v1/admin/showcases', asked),

    /** Vitrin ekler. */
    createShowcase: (asked: CreateShowcaseCall) =>
      call<CreateShowcaseAnswer>('POST', '/v1/admin/showcases', asked),

    /** Bir vitrini sırasıyla villalarıyla verir. */
    showShowcase: (asked: ShowShowcaseCall) =>
      call<ShowShowcaseAnswer>('GET', '/v1/admin/showcases/{id}', asked),

    /** Vitrinin başlığını, bağlantısını ya da yayın durumunu değiştirir. */
    updateShowcase: (asked: UpdateShowcaseCall) =>
      call<UpdateShowcaseAnswer>('PUT', '/v1/admin/showcases/{id}', asked),

    /** Vitrini siler; villaları olduğu gibi kalır. */
    deleteShowcase: (asked: DeleteShowcaseCall) =>
      call<DeleteShowcaseAnswer>('DELETE', '/v1/admin/showcases/{id}', asked),

    /** Vitrini ana sayfada istenen sıraya taşır. */
    placeShowcase: (asked: PlaceShowcaseCall) =>
      call<PlaceShowcaseAnswer>('PUT', '/v1/admin/showcases/order/{id}', asked),

    /** Vitrinleri kendi yerleri arasında yeniden sıralar. */
    orderShowcases: (asked: OrderShowcasesCall) =>
      call<OrderShowcasesAnswer>('PATCH', '/v1/admin/showcases/order', asked),

    /** Vitrinin sonuna villalar ekler. */
    addShowcaseVillas: (asked: AddShowcaseVillasCall) =>
      call<AddShowcaseVillasAnswer>('POST', '/v1/admin/showcase-villas', asked),

    /** Villaları vitrinlerinden çıkarır; ya hepsi olur ya hiçbiri. */
    deleteShowcaseVillas: (asked: DeleteShowcaseVillasCall) =>
      call<DeleteShowcaseVillasAnswer>('DELETE', '/v1/admin/showcase-villas', asked),

    /** Başka bir vitrinin ya da bir filtrenin villalarını vitrine ekler; istenirse yalnız önizler. */
    importShowcaseVillas: (asked: ImportShowcaseVillasCall) =>
      call<ImportShowcaseVillasAnswer>('POST', '/v1/admin/showcase-villas/import', asked),

    /** Villayı vitrinde istenen sıraya taşır. */
    placeShowcaseVilla: (asked: PlaceShowcaseVillaCall) =>
      call<PlaceShowcaseVillaAnswer>('PUT', '/v1/admin/showcase-villas/{id}', asked),

    /** Villayı vitrinden çıkarır. */
    deleteShowcaseVilla: (asked: DeleteShowcaseVillaCall) =>
      call<DeleteShowcaseVillaAnswer>('DELETE', '/v1/admin/showcase-villas/{id}', asked),

    /** Bir vitrinin villalarını kendi yerleri arasında yeniden sıralar. */
    orderShowcaseVillas: (asked: OrderShowcaseVillasCall) =>
      call<OrderShowcaseVillasAnswer>('PATCH', '/v1/admin/showcase-villas/order', asked),

    /** Müşteriye gönderilen teklifi bağlantısındaki kodla verir; fiyatlar teklifteki, uygunluk şimdiki gibidir. */
    readOffer: (asked: ReadOfferCall) =>
      call<ReadOfferAnswer>('GET', '/v1/offer', asked),

    /** Teklifleri listeler. */
    listOffers: (asked: ListOffersCall = {}) =>
      call<ListOffersAnswer>('GET', '/v1/admin/offers', asked),

    /** Seçilen villalarla teklif hazırlar; bugünkü fiyatlar teklifte kalır. */
    createOffer: (asked: CreateOfferCall) =>
      call<CreateOfferAnswer>('POST', '/v1/admin/offers', asked),

    /** Bir teklifi villalarıyla verir. */
    showOffer: (asked: ShowOfferCall) =>
      call<ShowOfferAnswer>('GET', '/v1/admin/offers/{id}', asked),

    /** Teklifi değiştirir ve villalarını yeniden fiyatlar. */
    updateOffer: (asked: UpdateOfferCall) =>
      call<UpdateOfferAnswer>('PUT', '/v1/admin/offers/{id}', asked),

    /** Teklifin gönderildiğini ya da geri çekildiğini işler. */
    moveOffer: (asked: MoveOfferCall) =>
      call<MoveOfferAnswer>('PATCH', '/v1/admin/offers/{id}', asked),

    /** Teklifi siler; rezervasyona dönüşmüş teklif silinemez. */
    deleteOffer: (asked: DeleteOfferCall) =>
      call<DeleteOfferAnswer>('DELETE', '/v1/admin/offers/{id}', asked),

    /** Kurların geçmişini, kimin ne zaman girdiğiyle listeler. */
    listExchangeRates: (asked: ListExchangeRatesCall = {}) =>
      call<ListExchangeRatesAnswer>('GET', '/v1/admin/exchange', asked),

    /** Sitenin kurlarını değiştirir; yapılmış rezervasyonlar kendi kurlarını korur. */
    updateExchangeRates: (asked: UpdateExchangeRatesCall) =>
      call<UpdateExchangeRatesAnswer>('PUT', '/v1/admin/exchange/edit', asked),

    /** Merkez Bankasının günlük kurlarını öneri olarak verir; hiçbir şey kaydetmez. */
    suggestExchangeRates: () =>
      call<SuggestExchangeRatesAnswer>('GET', '/v1/admin/getexchange', {}),

    /** Banka hesaplarını listeler. */
    listBanks: (asked: ListBanksCall = {}) =>
      call<ListBanksAnswer>('GET', '/v1/admin/banks', asked),

    /** Banka hesabı ekler. */
    createBank: (asked: CreateBankCall) =>
      call<CreateBankAnswer>('POST', '/v1/admin/banks', asked),

    /** Banka hesabını değiştirir. */
    updateBank: (asked: UpdateBankCall) =>
      call<UpdateBankAnswer>('PUT', '/v1/admin/banks/{id}', asked),

    /** Banka hesabını siler; ödemelerde kullanılmış hesap silinemez. */
    deleteBank: (asked: DeleteBankCall) =>
      call<DeleteBankAnswer>('DELETE', '/v1/admin/banks/{id}', asked),

    /** Hesapları yayına alır ya da yayından kaldırır; ya hepsi olur ya hiçbiri. */
    flagBanks: (asked: FlagBanksCall) =>
      call<FlagBanksAnswer>('PATCH', '/v1/admin/banks/activity', asked),

    /** Hesapların sırasını kendi yerleri içinde değiştirir. */
    orderBanks: (asked: OrderBanksCall) =>
      call<OrderBanksAnswer>('PATCH', '/v1/admin/banks/order', asked),

    /** Sitede indirilebilen belgeleri verir. */
    listOfferedDocuments: () =>
      call<ListOfferedDocumentsAnswer>('GET', '/v1/website/ourdocuments', {}),

    /** Belgeleri listeler; yayında olmayanlar da vardır. */
    listDocuments: (asked: ListDocumentsCall = {}) =>
      call<ListDocumentsAnswer>('GET', '/v1/admin/documents', asked),

    /** PDF belge ekler; en çok 20 MB. */
    addDocument: (asked: AddDocumentCall) =>
      call<AddDocumentAnswer>('POST', '/v1/admin/documents', asked),

    /** Belgelerin sırasını kendi yerleri içinde değiştirir. */
    orderDocuments: (asked: OrderDocumentsCall) =>
      call<OrderDocumentsAnswer>('PATCH', '/v1/admin/documents/order', asked),

    /** Belgenin başlığını ya da yayın durumunu değiştirir. */
    updateDocument: (asked: UpdateDocumentCall) =>
      call<UpdateDocumentAnswer>('PUT', '/v1/admin/documents/{id}', asked),

    /** Belgeyi siler. */
    deleteDocument: (asked: DeleteDocumentCall) =>
      call<DeleteDocumentAnswer>('DELETE', '/v1/admin/documents/{id}', asked),

    /** Bütün sayfaları kimin ne zaman değiştirdiğiyle listeler. */
    listPages: () =>
      call<ListPagesAnswer>('GET', '/v1/admin/pages', {}),

    /** Bir sayfayı düzenlemek için verir. */
    showPage: (asked: ShowPageCall) =>
      call<ShowPageAnswer>('GET', '/v1/admin/pages/{section}', asked),

    /** Sayfayı değiştirir; önceki metin saklanır. */
    updatePage: (asked: UpdatePageCall) =>
      call<UpdatePageAnswer>('PUT', '/v1/admin/pages/{section}', asked),

    /** Sayfanın saklanan metinlerini yeniden eskiye listeler. */
    listPageVersions: (asked: ListPageVersionsCall) =>
      call<ListPageVersionsAnswer>('GET', '/v1/admin/pages/{section}/versions', asked),

    /** Saklanan bir metni verir. */
    showPageVersion: (asked: ShowPageVersionCall) =>
      call<ShowPageVersionAnswer>('GET', '/v1/admin/pages/{section}/versions/{number}', asked),

    /** Yazılan metnin sitede nasıl görüneceğini verir; hiçbir şey kaydetmez. */
    previewPage: (asked: PreviewPageCall) =>
      call<PreviewPageAnswer>('POST', '/v1/admin/pages/{section}/preview', asked),

    /** Saklanan bir metni yeniden yayına alır. */
    restorePage: (asked: RestorePageCall) =>
      call<RestorePageAnswer>('POST', '/v1/admin/pages/{section}/restore', asked),

    /** Hakkımızda sayfasını değiştirir. */
    updateAbout: (asked: UpdateAboutCall) =>
      call<UpdateAboutAnswer>('PUT', '/v1/admin/about/edit', asked),

    /** Kiralama sözleşmesi sayfasını değiştirir. */
    updateRental: (asked: UpdateRentalCall) =>
      call<UpdateRentalAnswer>('PUT', '/v1/admin/rental/edit', asked),

    /** İptal ve iade sayfasını değiştirir. */
    updateCancel: (asked: UpdateCancelCall) =>
      call<UpdateCancelAnswer>('PUT', '/v1/admin/cancel/edit', asked),

    /** Gizlilik sayfasını değiştirir. */
    updatePrivacy: (asked: UpdatePrivacyCall) =>
      call<UpdatePrivacyAnswer>('PUT', '/v1/admin/privacy/edit', asked),

    /** KVKK aydınlatma sayfasını değiştirir. */
    updateKvkk: (asked: UpdateKvkkCall) =>
      call<UpdateKvkkAnswer>('PUT', '/v1/admin/kvkk/edit', asked),

    /** Nasıl kiralarım sayfasını değiştirir. */
    updateHowRent: (asked: UpdateHowRentCall) =>
      call<UpdateHowRentAnswer>('PUT', '/v1/admin/howrent/edit', asked),

    /** Banka hesapları sayfasının metnini değiştirir. */
    updateBankPage: (asked: UpdateBankPageCall) =>
      call<UpdateBankPageAnswer>('PUT', '/v1/admin/bank/edit', asked),

    /** Belgelerimiz sayfasının metnini değiştirir. */
    updateDocumentPage: (asked: UpdateDocumentPageCall) =>
      call<UpdateDocumentPageAnswer>('PUT', '/v1/admin/documents/edit', asked),

    /** Misafirlerin onayladığı metinleri yürürlükteki sürümleriyle listeler. */
    listLegalDocuments: () =>
      call<ListLegalDocumentsAnswer>('GET', '/v1/admin/legaldocuments', {}),

    /** Bir metnin yürürlükteki sürümünü ve içinde geçebilecek bilgileri verir. */
    showLegalDocument: (asked: ShowLegalDocumentCall) =>
      call<ShowLegalDocumentAnswer>('GET', '/v1/admin/legaldocuments/{kind}', asked),

    /** Bir metnin sürümlerini yeniden eskiye, kaç kez onaylandığıyla listeler. */
    listEditions: (asked: ListEditionsCall) =>
      call<ListEditionsAnswer>('GET', '/v1/admin/legaldocuments/{kind}/editions', asked),

    /** Metnin yeni sürümünü yayımlar; eski sürümler ve onlara verilen onaylar olduğu gibi kalır. */
    publishEdition: (asked: PublishEditionCall) =>
      call<PublishEditionAnswer>('POST', '/v1/admin/legaldocuments/{kind}/editions', asked),

    /** Bir sürümü yayımlandığı gibi verir. */
    showEdition: (asked: ShowEditionCall) =>
      call<ShowEditionAnswer>('GET', '/v1/admin/legaldocuments/{kind}/editions/{number}', asked),

    /** Yazılan metnin misafire nasıl görüneceğini verir; hiçbir şey kaydetmez. */
    previewEdition: (asked: PreviewEditionCall) =>
      call<PreviewEditionAnswer>('POST', '/v1/admin/legaldocuments/{kind}/preview', asked),

    /** Site adını ve kuralların sayılarını verir. */
    showSiteSettings: () =>
      call<ShowSiteSettingsAnswer>('GET', '/v1/admin/site/edit', {}),

    /** Verilen site ayarlarını değiştirir, ötekiler kalır. */
    updateSiteSettings: (asked: UpdateSiteSettingsCall) =>
      call<UpdateSiteSettingsAnswer>('PUT', '/v1/admin/site/edit', asked),

    /** İletişim ve yasal bilgileri verir. */
    showContactSettings: () =>
      call<ShowContactSettingsAnswer>('GET', '/v1/admin/contact/edit', {}),

    /** Verilen iletişim bilgilerini değiştirir, ötekiler kalır. */
    updateContactSettings: (asked: UpdateContactSettingsCall) =>
      call<UpdateContactSettingsAnswer>('PUT', '/v1/admin/contact/edit', asked),

    /** Sosyal ağ adreslerini verir. */
    showSocialSettings: () =>
      call<ShowSocialSettingsAnswer>('GET', '/v1/admin/social/edit', {}),

    /** Verilen sosyal ağ adreslerini değiştirir, ötekiler kalır. */
    updateSocialSettings: (asked: UpdateSocialSettingsCall) =>
      call<UpdateSocialSettingsAnswer>('PUT', '/v1/admin/social/edit', asked),

    /** Yazıları taslaklarla birlikte listeler. */
    listPosts: (asked: ListPostsCall = {}) =>
      call<ListPostsAnswer>('GET', '/v1/admin/blog', asked),

    /** Yazı ekler; adres verilmezse başlıktan yapılır. */
    createPost: (asked: CreatePostCall) =>
      call<CreatePostAnswer>('POST', '/v1/admin/blog', asked),

    /** Etiketleri yazı sayılarıyla verir. */
    listTags: () =>
      call<ListTagsAnswer>('GET', '/v1/admin/blog/tags', {}),

    /** Bir yazıyı düzenlemek için verir. */
    showPost: (asked: ShowPostCall) =>
      call<ShowPostAnswer>('GET', '/v1/admin/blog/{id}', asked),

    /** Yazıyı siler. */
    deletePost: (asked: DeletePostCall) =>
      call<DeletePostAnswer>('DELETE', '/v1/admin/blog/{id}', asked),

    /** Gövdede numarası verilen yazıyı değiştirir; adresi değişirse eski adres yenisine yönlenir. */
    updatePost: (asked: UpdatePostCall) =>
      call<UpdatePostAnswer>('POST', '/v1/admin/blog/edit', asked),

    /** Metinlerde ve kapaklarda kullanılacak görselleri yükler. */
    keepPictures: (asked: KeepPicturesCall) =>
      call<KeepPicturesAnswer>('POST', '/v1/admin/picture', asked),

    /** Yorumları listeler. */
    listComments: (asked: ListCommentsCall = {}) =>
      call<ListCommentsAnswer>('GET', '/v1/admin/comment', asked),

    /** Birden çok yorumu yayımlar, gizler ya da yeniden onaya bırakır; biri yoksa hiçbirini. */
    moveComments: (asked: MoveCommentsCall) =>
      call<MoveCommentsAnswer>('PATCH', '/v1/admin/comment', asked),

    /** Birden çok yorumu siler; biri yoksa hiçbirini. */
    deleteComments: (asked: DeleteCommentsCall) =>
      call<DeleteCommentsAnswer>('DELETE', '/v1/admin/comment', asked),

    /** Bir yorumu puanları, görselleri ve yanıtıyla verir. */
    showComment: (asked: ShowCommentCall) =>
      call<ShowCommentAnswer>('GET', '/v1/admin/comment/{id}', asked),

    /** Yorumu yayımlar ya da gizler, acentenin yanıtını yazar. */
    moveComment: (asked: MoveCommentCall) =>
      call<MoveCommentAnswer>('PUT', '/v1/admin/villas/commentactivity/{id}', asked),

    /** Yorumu siler. */
    deleteComment: (asked: DeleteCommentCall) =>
      call<DeleteCommentAnswer>('DELETE', '/v1/admin/villas/comment/{id}', asked),

    /** Soru gruplarını sorularıyla verir. */
    listFaqGroups: (asked: ListFaqGroupsCall = {}) =>
      call<ListFaqGroupsAnswer>('GET', '/v1/admin/faqgroups', asked),

    /** Soru grubu ekler. */
    createFaqGroup: (asked: CreateFaqGroupCall) =>
      call<CreateFaqGroupAnswer>('POST', '/v1/admin/faqgroups', asked),

    /** Grupların sırasını değiştirir. */
    rankFaqGroups: (asked: RankFaqGroupsCall) =>
      call<RankFaqGroupsAnswer>('PATCH', '/v1/admin/faqgroups/order', asked),

    /** Soru grubunu değiştirir. */
    updateFaqGroup: (asked: UpdateFaqGroupCall) =>
      call<UpdateFaqGroupAnswer>('PUT', '/v1/admin/faqgroups/{id}', asked),

    /** Soru grubunu sorularıyla siler. */
    deleteFaqGroup: (asked: DeleteFaqGroupCall) =>
      call<DeleteFaqGroupAnswer>('DELETE', '/v1/admin/faqgroups/{id}', asked),

    /** Gruba soru ekler. */
    createFaqEntry: (asked: CreateFaqEntryCall) =>
      call<CreateFaqEntryAnswer>('POST', '/v1/admin/faqentries', asked),

    /** Soruların sırasını değiştirir. */
    rankFaqEntries: (asked: RankFaqEntriesCall) =>
      call<RankFaqEntriesAnswer>('PATCH', '/v1/admin/faqentries/order', asked),

    /** Soruyu değiştirir. */
    updateFaqEntry: (asked: UpdateFaqEntryCall) =>
      call<UpdateFaqEntryAnswer>('PUT', '/v1/admin/faqentries/{id}', asked),

    /** Soruyu siler. */
    deleteFaqEntry: (asked: DeleteFaqEntryCall) =>
      call<DeleteFaqEntryAnswer>('DELETE', '/v1/admin/faqentries/{id}', asked),

    /** İletişim mesajlarını listeler. */
    listMessages: (asked: ListMessagesCall = {}) =>
      call<ListMessagesAnswer>('GET', '/v1/admin/contact/messages', asked),

    /** Birden çok mesajı okundu ya da okunmadı yapar; biri yoksa hiçbirini. */
    markMessages: (asked: MarkMessagesCall) =>
      call<MarkMessagesAnswer>('PATCH', '/v1/admin/contact/messages', asked),

    /** Birden çok mesajı kalıcı olarak siler; biri yoksa hiçbirini. */
    deleteMessages: (asked: DeleteMessagesCall) =>
      call<DeleteMessagesAnswer>('DELETE', '/v1/admin/contact/messages', asked),

    /** Bir mesajı verir; okunmuş sayılması ayrı bir çağrıdır. */
    showMessage: (asked: ShowMessageCall) =>
      call<ShowMessageAnswer>('GET', '/v1/admin/contact/messages/{id}', asked),

    /** Mesajı okundu ya da okunmadı yapar. */
    markMessage: (asked: MarkMessageCall) =>
      call<MarkMessageAnswer>('PATCH', '/v1/admin/contact/messages/{id}', asked),

    /** Mesajı kalıcı olarak siler; imha kaydına yalnız silindiği yazılır. */
    deleteMessage: (asked: DeleteMessageCall) =>
      call<DeleteMessageAnswer>('DELETE', '/v1/admin/contact/messages/{id}', asked),

    /** Mesajı e-postayla yanıtlar. */
    answerMessage: (asked: AnswerMessageCall) =>
      call<AnswerMessageAnswer>('POST', '/v1/admin/contact/messages/{id}/answer', asked),

    /** Bülten abonelerini onay kayıtlarıyla listeler. */
    listSubscribers: (asked: ListSubscribersCall = {}) =>
      call<ListSubscribersAnswer>('GET', '/v1/admin/subscriber', asked),

    /** Aboneliği sonlandırır; onay kaydı saklanır. */
    endSubscription: (asked: EndSubscriptionCall) =>
      call<EndSubscriptionAnswer>('DELETE', '/v1/admin/subscriber/{id}', asked),

    /** Bültenleri, kaç kişiye gittiğiyle listeler. */
    listNewsletters: (asked: ListNewslettersCall = {}) =>
      call<ListNewslettersAnswer>('GET', '/v1/admin/newsletters', asked),

    /** Bülten taslağı oluşturur; göndermez. */
    createNewsletter: (asked: CreateNewsletterCall) =>
      call<CreateNewsletterAnswer>('POST', '/v1/admin/newsletters', asked),

    /** Bir bülteni abonenin göreceği mailiyle verir. */
    showNewsletter: (asked: ShowNewsletterCall) =>
      call<ShowNewsletterAnswer>('GET', '/v1/admin/newsletters/{id}', asked),

    /** Taslağı değiştirir. */
    updateNewsletter: (asked: UpdateNewsletterCall) =>
      call<UpdateNewsletterAnswer>('PUT', '/v1/admin/newsletters/{id}', asked),

    /** Göndermeye başlar, durdurur ya da kaldığı yerden sürdürür. */
    moveNewsletter: (asked: MoveNewsletterCall) =>
      call<MoveNewsletterAnswer>('PATCH', '/v1/admin/newsletters/{id}', asked),

    /** Taslağı siler. */
    deleteNewsletter: (asked: DeleteNewsletterCall) =>
      call<DeleteNewsletterAnswer>('DELETE', '/v1/admin/newsletters/{id}', asked),

    /** Bülteni tek bir adrese deneme olarak gönderir. */
    testNewsletter: (asked: TestNewsletterCall) =>
      call<TestNewsletterAnswer>('POST', '/v1/admin/newsletters/{id}/test', asked),

    /** Mail şablonlarını kullanılabilecek alanlarla verir. */
    listTemplates: () =>
      call<ListTemplatesAnswer>('GET', '/v1/admin/mailtemplates', {}),

    /** Şablonları açar ya da kapatır; ya hepsi olur ya hiçbiri. */
    flagTemplates: (asked: FlagTemplatesCall) =>
      call<FlagTemplatesAnswer>('PATCH', '/v1/admin/mailtemplates/activity', asked),

    /** Şablonun konusunu ve metnini değiştirir; bilinmeyen alanlar adlarıyla reddedilir. */
    updateTemplate: (asked: UpdateTemplateCall) =>
      call<UpdateTemplateAnswer>('PUT', '/v1/admin/mailtemplates/{id}', asked),

    /** Şablonu ilk metnine döndürür. */
    resetTemplate: (asked: ResetTemplateCall) =>
      call<ResetTemplateAnswer>('POST', '/v1/admin/mailtemplates/{id}/reset', asked),

    /** Şablonu gerçek bir rezervasyonla gösterir, göndermez. */
    previewTemplate: (asked: PreviewTemplateCall) =>
      call<PreviewTemplateAnswer>('POST', '/v1/admin/mailtemplates/{id}/preview', asked),

    /** Şablonu gerçek bir rezervasyonla deneme olarak gönderir. */
    testTemplate: (asked: TestTemplateCall) =>
      call<TestTemplateAnswer>('POST', '/v1/admin/mailtemplates/{id}/test', asked),

    /** Giden kutusunu listeler. */
    listMails: (asked: ListMailsCall = {}) =>
      call<ListMailsAnswer>('GET', '/v1/admin/mails', asked),

    /** Bir maili içeriğiyle verir. */
    showMail: (asked: ShowMailCall) =>
      call<ShowMailAnswer>('GET', '/v1/admin/mails/{id}', asked),

    /** Gönderilemeyen birkaç maili birlikte yeniden dener: ya hepsini ya hiçbirini. Bu arada gönderilen ya da sıraya konan maillere dokunmaz; yanıttaki `ids`, yeniden sıraya konanlardır. */
    resendMails: (asked: ResendMailsCall) =>
      call<ResendMailsAnswer>('POST', '/v1/admin/mails/resend', asked),

    /** Maili yeniden gönderir. */
    resendMail: (asked: ResendMailCall) =>
      call<ResendMailAnswer>('POST', '/v1/admin/mails/{id}/resend', asked),

    /** Misafire banka bilgilerini gönderir; `preview` ile yalnızca gösterir. */
    sendBank: (asked: SendBankCall) =>
      call<SendBankAnswer>('POST', '/v1/admin/sendbank', asked),

    /** Misafire onay mailini gönderir; `preview` ile yalnızca gösterir. */
    sendConfirm: (asked: SendConfirmCall) =>
      call<SendConfirmAnswer>('POST', '/v1/admin/sendconfirm', asked),

    /** Misafire sabit tutarlı, süreli bir ödeme bağlantısı gönderir; `preview` ile yalnızca gösterir. */
    sendPaymentLink: (asked: SendPaymentLinkCall) =>
      call<SendPaymentLinkAnswer>('POST', '/v1/admin/sendpaymentlink', asked),

    /** İşlerin, giden kutusunun, takvimlerin, depolamanın ve sürümlerin durumunu verir. */
    showOps: () =>
      call<ShowOpsAnswer>('GET', '/v1/admin/ops', {}),

    /** Zamanlanmış bir işi hemen çalıştırır. */
    runJob: (asked: RunJobCall) =>
      call<RunJobAnswer>('POST', '/v1/admin/ops/jobs/{job}/run', asked),

    /** Denetim kaydını kişi, eylem, kayıt ve güne göre süzer. */
    listAudit: (asked: ListAuditCall = {}) =>
      call<ListAuditAnswer>('GET', '/v1/admin/ops/audit', asked),

    /** Bu API’nin OpenAPI 3.1 belgesini verir. */
    readDocument: () =>
      call<ReadDocumentAnswer>('GET', '/v1/openapi.json', {}),

    /** Belgenin okunabilir sayfasını gösterir. */
    readDocs: (asked: ReadDocsCall = {}) =>
      call<ReadDocsAnswer>('GET', '/v1/docs', asked),

    /** Bir gruptaki çağrıların ayrıntılarını gösterir. */
    readDocsGroup: (asked: ReadDocsGroupCall) =>
      call<ReadDocsGroupAnswer>('GET', '/v1/docs/{group}', asked),
  };
}

interface Asked {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}

function caller({ base, token, send = fetch }: ClientOptions) {
  return async <Answer>(method: string, path: string, asked: Asked): Promise<Answer> => {
    const bearer = token?.();
    const isForm = asked.body instanceof FormData;
    const response = await send(base + addressOf(path, asked), {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(asked.body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...asked.header,
      },
      body: isForm ? (asked.body as FormData) : JSON.stringify(asked.body),
    });
    const isJson = /^application\/json/.test(response.headers.get('content-type') ?? '');
    if (response.ok) return (isJson ? await response.json() : await response.text()) as Answer;
    throw new ApiFailure(response.status, isJson ? await response.json() : {});
  };
}

function addressOf(path: string, { path: values = {}, query = {} }: Asked): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((values as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}
