import { setting } from '../platform/resource/setting.ts'
import { judgeSettings } from './records.ts'

export const judgeSettingRoutes = setting(judgeSettings, {
  read: 'Read how the agency checks bookings and counts clocks',
  change: 'Change how the agency checks bookings and counts clocks',
})
