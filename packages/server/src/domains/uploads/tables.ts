export interface UploadedImageTable {
  /** Also the name of the file. */
  id: string;
  player_id: string;
  purpose: 'avatar' | 'feedback' | 'receipt';
  /** Signs the addresses for the owner. */
  view_key: string;
  width: number;
  height: number;
  bytes: number;
  /** SHA-256 of the stored picture: equal for the same upload. Null for older ones. */
  content_hash: string | null;
  created_at: Date;
  /** The subject, such as `feedback:<id>`; without one it is swept after a day. */
  subject: string | null;
}

export interface UploadTables {
  uploaded_image: UploadedImageTable;
}
