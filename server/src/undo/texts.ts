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
  erased: { de: 'Das ist endgültig gelöscht.', en: 'This was erased for good.' },
  too_old: (days: number) => ({
    de: `Gelöschtes lässt sich ${days} Tage lang zurückholen, danach nicht mehr.`,
    en: `What was deleted can be brought back for ${days} days, not after that.`,
  }),
  file_too_old: (days: number) => ({
    de: `Eine ersetzte Datei wird ${days} Tage lang aufbewahrt.`,
    en: `A file that was replaced is kept for ${days} days.`,
  }),
  newer: { de: 'Das wurde danach noch einmal geändert.', en: 'This was changed again afterwards.' },
  changed_since: (record: RecordTitle, fields: string[]) =>
    both((language) =>
      language === 'de'
        ? `${of(record, 'de')} wurde seitdem geändert${inBrackets(fields)}.`
        : `${of(record, 'en')} was changed since${inBrackets(fields)}.`,
    ),
  gone: (record: RecordTitle) =>
    both((language) => (language === 'de' ? `${of(record, 'de')} gibt es nicht mehr.` : `${of(record, 'en')} does not exist any more.`)),
  there_again: (record: RecordTitle) =>
    both((language) => (language === 'de' ? `${of(record, 'de')} gibt es schon wieder.` : `${of(record, 'en')} exists again already.`)),
  target_gone: (record: RecordTitle, field: string, target: RecordTitle) =>
    both((language) =>
      language === 'de'
        ? `${of(record, 'de')} verwies auf ${of(target, 'de')} (${field}), und das gibt es nicht mehr.`
        : `${of(record, 'en')} referred to ${of(target, 'en')} (${field}), which does not exist any more.`,
    ),
  referred_to: (record: RecordTitle, by: RecordTitle) =>
    both((language) =>
      language === 'de'
        ? `Auf ${of(record, 'de')} bezieht sich inzwischen ${of(by, 'de')}.`
        : `${of(by, 'en')} refers to ${of(record, 'en')} by now.`,
    ),
  referred_to_otherwise: (record: RecordTitle) =>
    both((language) =>
      language === 'de'
        ? `Auf ${of(record, 'de')} bezieht sich inzwischen anderes.`
        : `Something else refers to ${of(record, 'en')} by now.`,
    ),
  users_stay: { de: 'Benutzer werden nicht gelöscht, sondern deaktiviert.', en: 'Users are deactivated, not deleted.' },
  taken: (entity: Pick<Entity, 'noun'> | undefined, field: string | undefined) => {
    const what = (language: 'de' | 'en', otherwise: string) => `${entity?.noun[language] ?? otherwise}${field ? ` (${field})` : ''}`
    return {
      de: `${what('de', 'Datensatz')}: Was es nur einmal geben darf, hat inzwischen ein anderer.`,
      en: `${what('en', 'Record')}: what may exist only once belongs to another one by now.`,
    }
  },
  impossible: {
    de: 'Was so entstünde, widerspricht sich inzwischen mit anderem.',
    en: 'What this would result in contradicts something else by now.',
  },
} satisfies Record<string, Text | ((...of: never[]) => Text)>
