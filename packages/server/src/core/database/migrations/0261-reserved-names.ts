import { statements } from '../statements.ts';

/**
 * Terms for staff in the five languages of the site. Operators add to the list and remove from it.
 */
const words = [
  ...['admin', 'administrator', 'sysadmin', 'superadmin', 'mod', 'moderator', 'operator', 'staff'],
  ...[
    'employee',
    'official',
    'support',
    'support team',
    'helpdesk',
    'help desk',
    'customer service',
  ],
  ...['customer support', 'customer care', 'service desk', 'security team', 'payment team'],
  ...['risk team', 'game master', 'webmaster', 'root', 'system', 'cashier', 'dealer'],
  ...[
    '管理员',
    '管理員',
    '管理人员',
    '客服',
    '官方',
    '工作人员',
    '工作人員',
    '运营',
    '版主',
    '系统',
    '系統',
  ],
  ...['အက်ဒမင်', 'စီမံခန့်ခွဲသူ', 'ကြီးကြပ်သူ', 'ဝန်ထမ်း', 'တရားဝင်', 'အကူအညီဌာန', 'ဖောက်သည်ဝန်ဆောင်မှု'],
  ...[
    'แอดมิน',
    'ผู้ดูแล',
    'เจ้าหน้าที่',
    'พนักงาน',
    'ทีมงาน',
    'ฝ่ายบริการ',
    'ฝ่ายสนับสนุน',
    'ทางการ',
    'โอเปอเรเตอร์',
  ],
  ...['pentadbir', 'penyelia', 'kakitangan', 'petugas', 'sokongan', 'khidmat pelanggan'],
  ...['perkhidmatan pelanggan', 'rasmi', 'pengendali', 'juruwang'],
];

/** Nicknames that impersonate staff are refused (docs/decisions/0041). */
export const reservedNames = statements(
  `create table reserved_name (
     word text primary key,
     added_by text not null,
     added_at timestamptz not null
   )`,
  `insert into reserved_name (word, added_by, added_at)
   select word, 'migration', now() from unnest(array[${words
     .map((word) => `'${word}'`)
     .join(', ')}]) as word`,
);
