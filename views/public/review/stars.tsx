import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';

interface StarsProps {
  site: Site;
  name: string;
  label: string;
  /** As it was sent. */
  value: string | undefined;
  error: string | undefined;
  large?: boolean;
}

const SCORES = [1, 2, 3, 4, 5] as const;

/** One to five, chosen by radio buttons that look like stars; arrow keys work as everywhere. */
export function Stars({ site, name, label, value, error, large }: StarsProps) {
  const { t } = site;
  return (
    <fieldset
      className={large ? 'stars large' : 'stars'}
      id={`field-${name}`}
      tabIndex={-1}
      aria-describedby={error ? `field-${name}-note` : undefined}
    >
      <legend>{label}</legend>
      <div>
        {SCORES.map((score) => (
          <label key={score}>
            <input
              type="radio"
              name={name}
              value={score}
              defaultChecked={value === String(score)}
              required={large}
              // As field.tsx says of a tick: a browser calls it invalid before anybody sent it.
              aria-invalid={large && !error ? false : undefined}
            />
            <Icon name="star" size={large ? 'large' : undefined} />
            <span className="hidden-text">{t(`review:stars.${score}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`field-${name}-note`}>
          <Icon name="circle-alert" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
