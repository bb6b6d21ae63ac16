declare module 'iyzipay' {
  type Done = (error: unknown, answer: Record<string, unknown>) => void;
  type Call = (request: object, done: Done) => void;

  /** The part of iyzico's client, which has no types, that tests call. */
  export default class Iyzipay {
    constructor(options: { apiKey: string; secretKey: string; uri: string });
    checkoutFormInitialize: { create: Call };
    checkoutForm: { retrieve: Call };
    payment: { retrieve: Call };
    cancel: { create: Call };
    refundV2: { create: Call };
  }
}

declare module 'iyzipay/lib/utils.js' {
  const utils: { calculateHmacSHA256Signature(params: unknown[], secretKey: string): string };
  export default utils;
}
