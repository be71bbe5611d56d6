import type { Entity } from '@kasack/contract/entity.ts'
import type { Text } from '@kasack/contract/text.ts'

/** A record as reasons name it: the entity's noun and the record's title. */
export type RecordTitle = { entity: Pick<Entity, 'noun'>; title: string }

const inBrackets = (fields: string[]) => (fields.length > 0 ? ` (${fields.join(', ')})` : '')
const both = (say: (language: 'de' | 'en') => string): Text => ({ de: say('de'), en: say('en') })
const quoted = { de: (title: string) => `„${title}“`, en: (title: string) => `“${title}”` }
const of = ({ entity, title }: RecordTitle, language: 'de' | 'en') =>
  `${entity.noun[language]} ${title.startsWith('#') ? title : quoted[language](title)}`

export const texts = {
  already_undone: { de: 'Das ist schon rückgängig gemacht.', en: 'This has already been undone.' },
  erased: { de: 'Das ist endgültig gelöscht.', en: 'This has been permanently erased.' },
  too_old: (days: number) => ({
    de: `Gelöschtes lässt sich ${days} Tage lang zurückholen, danach nicht mehr.`,
    en: `Deleted records can only be restored within ${days} days.`,
  }),
  file_too_old: (days: number) => ({
    de: `Eine ersetzte Datei wird ${days} Tage lang aufbewahrt.`,
    en: `A replaced file is only kept for ${days} days.`,
  }),
  newer: { de: 'Das wurde danach noch einmal geändert.', en: 'This has been changed again since then.' },
  changed_since: (record: RecordTitle, fields: string[]) =>
    both((language) =>
      language === 'de'
        ? `${of(record, 'de')} wurde seitdem geändert${inBrackets(fields)}.`
        : `${of(record, 'en')} has been changed since then${inBrackets(fields)}.`,
    ),
  gone: (record: RecordTitle) =>
    both((language) => (language === 'de' ? `${of(record, 'de')} gibt es nicht mehr.` : `${of(record, 'en')} no longer exists.`)),
  there_again: (record: RecordTitle) =>
    both((language) => (language === 'de' ? `${of(record, 'de')} gibt es schon wieder.` : `${of(record, 'en')} already exists again.`)),
  target_gone: (record: RecordTitle, field: string, target: RecordTitle) =>
    both((language) =>
      language === 'de'
        ? `${of(record, 'de')} verwies auf ${of(target, 'de')} (${field}), und das gibt es nicht mehr.`
        : `${of(record, 'en')} referred to ${of(target, 'en')} (${field}), which no longer exists.`,
    ),
  referred_to: (record: RecordTitle, by: RecordTitle) =>
    both((language) =>
      language === 'de'
        ? `Auf ${of(record, 'de')} bezieht sich inzwischen ${of(by, 'de')}.`
        : `${of(by, 'en')} now refers to ${of(record, 'en')}.`,
    ),
  referred_to_otherwise: (record: RecordTitle) =>
    both((language) =>
      language === 'de' ? `Auf ${of(record, 'de')} bezieht sich inzwischen anderes.` : `Something else now refers to ${of(record, 'en')}.`,
    ),
  users_stay: { de: 'Benutzer werden nicht gelöscht, sondern deaktiviert.', en: 'Users are deactivated, not deleted.' },
  taken: (entity: Pick<Entity, 'noun'> | undefined, field: string | undefined) => {
    const what = (language: 'de' | 'en', otherwise: string) => `${entity?.noun[language] ?? otherwise}${field ? ` (${field})` : ''}`
    return {
      de: `${what('de', 'Datensatz')}: Was es nur einmal geben darf, hat inzwischen ein anderer.`,
      en: `${what('en', 'Record')}: another record has this unique value by now.`,
    }
  },
  impossible: {
    de: 'Was so entstünde, widerspricht sich inzwischen mit anderem.',
    en: 'Undoing this would now contradict other records.',
  },
} satisfies Record<string, Text | ((...of: never[]) => Text)>
