import { CalendarOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const AbsenceIcon = silentIcon(CalendarOutlined)
