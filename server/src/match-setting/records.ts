import { matchSetting } from '@kasack/contract/match-setting.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord } from '../platform/write/store.ts'
import { refuseMatchSetting } from './rules.ts'

export const matchSettings = records(matchSetting, {
  refuse: refuseMatchSetting,
  change: (db, { id }, patch) => changeRecord(db, matchSetting, { id, patch }),
})
