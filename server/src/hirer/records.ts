import { hirer } from '@kasack/contract/hirer.ts'
import { records } from '../platform/write/records.ts'
import { storedAsSent } from '../platform/write/store.ts'
import { hirerReferences } from './queries.ts'
import { refuseHirer } from './rules.ts'

export const hirers = records(hirer, {
  refuse: refuseHirer,
  ...storedAsSent(hirer),
  removal: { references: hirerReferences },
})
