import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

export type DialogField = {
  name: string
  label: Text
  help?: Text
  /** Decides what browsers and password managers fill in. */
  kind: 'current-password' | 'new-password' | 'one-time-code' | 'name'
  initial?: string
}

export const currentPassword: DialogField = { name: 'current_password', label: texts.current_password, kind: 'current-password' }

export const oneTimeCode: DialogField = { name: 'code', label: texts.code, kind: 'one-time-code' }
