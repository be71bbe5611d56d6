import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { ReactNode } from 'react'

/** An action on a record, on its page or in rows. With a reason it is unavailable. */
export type Act = {
  key: string
  label: Text
  icon: ReactNode
  onSelect: () => void
  disabledBecause?: Text | undefined
  /** What the user should know beforehand. */
  hint?: Text | undefined
  /** Without this permission the action is left out. */
  needs?: UserNeeds
}
