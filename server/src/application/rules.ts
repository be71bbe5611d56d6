import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** Why a key cannot tell one application from another: it must be drawn, so that no two people send the same. None: it can. */
export const refuseRepeatKey = (key: string | undefined): Text[] =>
  key === undefined || /^[\x21-\x7e]{16,255}$/.test(key) ? [] : [texts.repeat_key]
