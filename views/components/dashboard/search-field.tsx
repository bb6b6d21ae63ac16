import { Icon } from '../icon.tsx';

interface SearchFieldProps {
  name: string;
  /** Its name, and what stands in it while it is empty. */
  label: string;
  defaultValue: string | undefined;
  maxLength: number;
}

/** The one field of a list's filters that stays in sight on phones. */
export function SearchField({ name, label, defaultValue, maxLength }: SearchFieldProps) {
  return (
    <label className="affixed search-field">
      <span>
        <Icon name="search" size="small" />
      </span>
      <input
        type="search"
        className="input"
        name={name}
        aria-label={label}
        placeholder={label}
        defaultValue={defaultValue}
        maxLength={maxLength}
        // The empty field shows what it searches in whole.
        size={label.length}
      />
    </label>
  );
}
