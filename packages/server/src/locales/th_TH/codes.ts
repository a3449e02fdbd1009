import type { CodeTexts } from '../types.ts';

export const codes: CodeTexts = { sms: 'รหัส {site} ของคุณคือ {code} ใช้ได้ภายใน 10 นาที ห้ามบอกผู้อื่น' };
