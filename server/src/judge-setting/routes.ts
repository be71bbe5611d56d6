import { setting } from '../platform/resource/setting.ts'
import { judgeSettings } from './records.ts'

export const judgeSettingRoutes = setting(judgeSettings, {
  read: 'How the agency judges and counts',
  change: 'Change how the agency judges and counts',
})
