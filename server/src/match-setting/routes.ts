import { setting } from '../platform/resource/setting.ts'
import { matchSettings } from './records.ts'

export const matchSettingRoutes = setting(matchSettings, {
  read: 'Read how much each criterion weighs in matching',
  change: 'Change how much each criterion weighs in matching',
})
