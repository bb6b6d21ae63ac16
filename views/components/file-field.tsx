import { InputField, type InputFieldProps } from './field.tsx';

type FileFieldProps = Omit<InputFieldProps, 'kind'> & {
  /** How many files may come, and how large each. */
  limits: { most: number; megabytes: number };
  /** Pictures, which a script makes smaller as they are chosen. */
  shrinks?: boolean;
};

/** Files of a form. A script says at once what is too many or too large (islands/client/chosen-files.ts). */
export function FileField({ limits: { most, megabytes }, shrinks, ...rest }: FileFieldProps) {
  const { t } = rest.site;
  return (
    <InputField
      {...rest}
      kind="file"
      multiple={most > 1}
      data-most-files={most}
      data-megabytes={megabytes}
      data-too-many={t('errors:field.too_many_files', { limit: most, given: '{{given}}' })}
      data-shrinks={shrinks ? '' : undefined}
      data-too-large={t('errors:file_too_large', { megabytes })}
    />
  );
}
