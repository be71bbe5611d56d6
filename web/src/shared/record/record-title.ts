import { t } from '../language/i18n.ts'
import { texts } from './texts.ts'

/** The name of a record in a title; an inactive one says so. */
export const recordTitle = ({ name, is_active }: { name: string; is_active: boolean }): string =>
  is_active ? name : `${name} ${t(texts.inactive_title)}`
