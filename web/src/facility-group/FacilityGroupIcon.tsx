import { ApartmentOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const FacilityGroupIcon = silentIcon(ApartmentOutlined)
