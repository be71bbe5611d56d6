import { UserSwitchOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const CandidateIcon = silentIcon(UserSwitchOutlined)
