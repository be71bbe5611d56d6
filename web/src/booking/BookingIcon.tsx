import { CarryOutOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const BookingIcon = silentIcon(CarryOutOutlined)
