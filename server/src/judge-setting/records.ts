import { judgeSetting } from '@kasack/contract/judge-setting.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'

/** Counting locks the settings `for share`, so that what is counted fits what is set. */
export const judgeSettings = records(judgeSetting, {
  change: (db, { id }, patch) => changeRecord(db, judgeSetting, { id, patch }),
})
