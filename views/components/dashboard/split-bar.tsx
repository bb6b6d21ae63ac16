import { formatMoney } from '../../../server/shared/format.ts';

export interface SplitPart {
  label: string;
  amount_kurus: number;
  /** Paid is solid, awaited is hatched, later is pale. */
  state: 'paid' | 'awaited' | 'later';
}

/** Prepayment and balance as one bar of two parts. SVG, because the policy forbids style attributes. */
export function SplitBar({ label, parts }: { label: string; parts: [SplitPart, SplitPart] }) {
  const total = parts[0].amount_kurus + parts[1].amount_kurus;
  const first = total === 0 ? 0 : (parts[0].amount_kurus / total) * 100;
  const gap = first === 0 || first === 100 ? 0 : 0.4;
  return (
    <div className="money-split">
      <svg role="img" aria-label={label} preserveAspectRatio="none">
        <defs>
          <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse">
            <path className="hatch-ground" d="M0 0h6v6H0z" />
            <path className="hatch" d="M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3" />
          </pattern>
        </defs>
        <rect className={parts[0].state} width={`${first}%`} height="100%" />
        <rect
          className={parts[1].state}
          x={`${first + gap}%`}
          width={`${Math.max(100 - first - gap, 0)}%`}
          height="100%"
        />
      </svg>
      {parts.map((part) => (
        <p key={part.label}>
          <b>{formatMoney(part.amount_kurus)}</b>
          {part.label}
        </p>
      ))}
    </div>
  );
}
