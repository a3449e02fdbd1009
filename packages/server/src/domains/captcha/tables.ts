export interface CaptchaTable {
  id: string;
  answer_hash: string;
  expires_at: Date;
}

export interface CaptchaTables {
  captcha: CaptchaTable;
}
