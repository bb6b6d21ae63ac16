/** What a figure is called in a phone's record, which has no heads of columns. */
export const PhoneName = ({ children }: { children: string }) => (
  <span className="on-phone dim">{`${children}: `}</span>
);
