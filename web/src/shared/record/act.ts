import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { ReactNode } from 'react'

/** What can be done with a record, on its page and in rows. With a reason it cannot be done now. */
export type Act = {
  key: string
  label: Text
  icon: ReactNode
  onSelect: () => void
  disabledBecause?: Text | undefined
  /** What is to be known before it is done. */
  hint?: Text | undefined
  /** Without this right the act does not exist. */
  needs?: UserNeeds
}
