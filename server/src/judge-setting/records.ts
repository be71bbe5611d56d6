import { judgeSetting } from '@kasack/contract/judge-setting.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'

/** Whoever counts reads them `for share`, so that what is counted and what is set fit each other. */
export const judgeSettings = records(judgeSetting, {
  change: (db, { id }, patch) => changeRecord(db, judgeSetting, { id, patch }),
})
