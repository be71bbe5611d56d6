import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** A record's name in a title, marked if inactive. */
export const recordTitle = ({ name, is_active }: { name: string; is_active: boolean }): string =>
  is_active ? name : `${name} ${t(texts.inactive_title)}`
