export interface UploadedImageTable {
  /** Also the name of the file. */
  id: string;
  player_id: string;
  purpose: 'avatar' | 'feedback' | 'receipt';
  /** Signs the addresses under which the owner sees it. */
  view_key: string;
  width: number;
  height: number;
  bytes: number;
  created_at: Date;
  /** What it belongs to, such as `feedback:<id>`; without one it is swept after a day. */
  subject: string | null;
}

export interface UploadTables {
  uploaded_image: UploadedImageTable;
}
