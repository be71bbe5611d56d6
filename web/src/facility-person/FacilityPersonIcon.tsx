import { UsergroupDeleteOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const FacilityPersonIcon = silentIcon(UsergroupDeleteOutlined)
