import { IdcardOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const EmployeeIcon = silentIcon(IdcardOutlined)
