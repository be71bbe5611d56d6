import { UserAddOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const ApplicantIcon = silentIcon(UserAddOutlined)
