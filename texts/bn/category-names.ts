/** By their English names. */
export const categoryNames: Record<string, string> = {
  "Guitars & Basses": "গিটার ও বেজ",
  "Strings & Picks": "তার ও পিক",
  "Pedals & Effects": "প্যাডেল ও ইফেক্ট",
  "Amps & Cabinets": "অ্যাম্প ও ক্যাবিনেট",
  "Drums & Percussion": "ড্রাম ও পারকাশন",
  "Keys & Synths": "কিবোর্ড ও সিন্থ",
  "Winds & Brass": "বাঁশি ও ব্রাস",
  "Microphones & Stands": "মাইক্রোফোন ও স্ট্যান্ড",
  "Cables, Cases & Care": "কেবল, কেস ও যত্ন",
}
