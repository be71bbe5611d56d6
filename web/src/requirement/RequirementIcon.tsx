import { AuditOutlined } from '@ant-design/icons'
import { silentIcon } from '../shared/look/icons.ts'

export const RequirementIcon = silentIcon(AuditOutlined)
