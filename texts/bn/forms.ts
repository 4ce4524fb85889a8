export const phoneNumber = "ফোন নম্বর"
export const toAccount = "আপনার অ্যাকাউন্টে যান"
export const toOrders = "আপনার অর্ডার দেখুন"
